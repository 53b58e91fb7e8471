import type { OwnAdmission } from '#contract/admissions/offers.ts';
import type { Row } from '../../platform/database/statement.ts';
import { progressOf } from '../admission-list/service.ts';
import type { findOffer } from './sql.ts';

export const presentOwn = (offer: Row<typeof findOffer.columns>, now: Date): OwnAdmission => ({
  regNumber: offer.reg_number,
  fullName: offer.full_name,
  programme: offer.programme,
  department: offer.department,
  session: offer.session,
  admittedOn: offer.admitted_on,
  matricNumber: offer.matric_number,
  ...progressOf(offer, now),
});

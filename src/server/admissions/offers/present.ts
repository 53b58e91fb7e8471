import type { OwnAdmission } from '#contract/admissions/offers.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { progressOf } from '../admission-list/service.ts';

export const presentOwn = (offer: RowOf<'find-offer'>, now: Date): OwnAdmission => ({
  regNumber: offer.regNumber,
  fullName: offer.fullName,
  programme: offer.programme,
  department: offer.department,
  session: offer.session,
  admittedOn: offer.admittedOn,
  matricNumber: offer.matricNumber,
  ...progressOf(offer, now),
});

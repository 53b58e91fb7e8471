import type { Domain } from '../platform/domain.ts';
import { admissions } from './admission-list/index.ts';
import { answers } from './answers/index.ts';
import { applicants } from './applicants/index.ts';
import { applicationInvoices } from './application-invoices/index.ts';
import { applications } from './applications/index.ts';
import { clearance } from './clearance/index.ts';
import { declarations } from './declarations/index.ts';
import { deadlines } from './deadlines/index.ts';
import { documents } from './documents/index.ts';
import { formulas } from './formulas/index.ts';
import { invoiceTypes } from './invoice-types/index.ts';
import { jamb } from './jamb/index.ts';
import { letters } from './letters/index.ts';
import { offers } from './offers/index.ts';
import { contacts } from './contacts/index.ts';
import { candidates } from './candidates/index.ts';
import { queries } from './queries/index.ts';
import { referrals } from './referrals/index.ts';
import { referees } from './referees/index.ts';
import { requirements } from './requirements/index.ts';
import { selection } from './selection/index.ts';
import { shortlisting } from './shortlist/index.ts';
import { slips } from './slips/index.ts';
import { studio } from './studio/index.ts';
import { awaitedResults } from './awaited-results/index.ts';
import { jambOLevel } from './jamb-olevel/index.ts';
import { oLevelChecks } from './olevel-checks/index.ts';
import { certificateChecks } from './certificate-checks/index.ts';

export const admissionsWing: readonly Domain[] = [
  formulas,
  invoiceTypes,
  jamb,
  applicationInvoices,
  applications,
  applicants,
  answers,
  queries,
  shortlisting,
  awaitedResults,
  jambOLevel,
  oLevelChecks,
  deadlines,
  documents,
  slips,
  admissions,
  clearance,
  referees,
  declarations,
  studio,
  referrals,
  certificateChecks,
  requirements,
  contacts,
  selection,
  offers,
  letters,
  candidates,
];

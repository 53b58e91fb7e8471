import type { Domain } from '../platform/domain.ts';
import { admissions } from './admission-list/index.ts';
import { invoices } from './application-invoices/index.ts';
import { applications } from './applications/index.ts';
import { deadlines } from './deadlines/index.ts';
import { documents } from './documents/index.ts';
import { jamb } from './jamb/index.ts';
import { referees } from './referees/index.ts';
import { slips } from './slips/index.ts';

export const admissionsWing: readonly Domain[] = [jamb, invoices, applications, deadlines, documents, slips, admissions, referees];

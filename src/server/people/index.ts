import type { Domain } from '../platform/domain.ts';
import { accounts, secondAdministrator } from './accounts/index.ts';
import { appointments } from './appointments/index.ts';
import { audit } from './audit/index.ts';
import { lecturers } from './lecturers/index.ts';
import { roles } from './roles/index.ts';
import { users } from './users/index.ts';

export const peopleWing: readonly Domain[] = [
  roles,
  accounts,
  secondAdministrator,
  users,
  lecturers,
  audit,
  appointments,
];

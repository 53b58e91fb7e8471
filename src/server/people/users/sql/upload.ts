import { comparing } from '../../../kit/upload/comparing.ts';
import { sparing } from '../../../kit/upload/undoing.ts';
import { refuseSlice } from '../../../kit/upload/texts.ts';
import { sql } from '../../../platform/database/describedSql.ts';

const COMPARED = {
  table: 'user_account',
  idType: 'uuid',
  columns: {
    user_name: 'text',
    role_id: 'int4',
    surname: 'text',
    firstname: 'text',
    middlename: 'text',
    email: 'text',
    mobile_number: 'text?',
  },
  key: { user_name: 'lower' },
  changes: ['role_id', 'surname', 'firstname', 'middlename', 'email', 'mobile_number'],
  one: 'account',
  takenUp: 't.password_hash is not null or exists (select from user_session e where e.user_id = t.id)',
} as const;

export const uploadedUsers = comparing(COMPARED);

export const spared = sparing(COMPARED);

/** Returns the rows whose address is another account's, which it refuses. */
export const refuseForeign = sql('refuse-uploaded-users-of-others')`
  ${refuseSlice('user_account u')} and r.outcome in ('new', 'changed')
     and lower(u.email) = lower(r.record->>'email') and u.id::text is distinct from r.target
  returning r.number`;

export const refuseMightierRows = sql('refuse-uploaded-users-who-may-more')`
  ${refuseSlice()} and r.outcome = 'changed' and r.target <> $self::uuid::text
     and exists (select 1 from entitled_claim h where h.user_id = r.target::uuid and h.claim = any ($beyond::text[]))
  returning r.number`;

/** Returns the rows with another address for who holds what is confidential. */
export const refuseReaddressed = sql('refuse-uploaded-users-who-hold-what-is-confidential')`
  ${refuseSlice('user_account u')} and r.outcome = 'changed' and u.id::text = r.target and u.id <> $self
     and lower(u.email) is distinct from lower(r.record->>'email')
     and exists (select 1 from entitled_claim h where h.user_id = u.id and h.claim = any ($confidential::text[]))
  returning r.number`;

/** What is confidential takes two people, of whom a file has one. */
export const refuseConfidentialRoles = sql('refuse-uploaded-users-of-confidential-roles')`
  ${refuseSlice()} and r.outcome in ('new', 'changed')
     and exists (select 1 from role_claim c where c.role_id = (r.record->>'role_id')::int4 and c.claim = any ($confidential::text[]))
     and not exists (select 1 from user_account u where u.id::text = r.target and u.role_id = (r.record->>'role_id')::int4)
  returning r.number`;

export const claimsOfRoles = sql('claims-of-roles')`
  select r.id, coalesce((select jsonb_agg(claim) from role_claim where role_id = r.id), '[]') as claims from role r`;

import { bulk } from '../../../kit/bulk/bulk.ts';
import { FULL_NAME } from '../../../kit/people.ts';
import { MAY_MORE } from '../../roles/guard.ts';
import { OWN_ACCOUNT } from '../policy.ts';
import { userList } from './list.ts';

/** Many accounts at once, as `setUserActive` does one. */
export const switchUsers = bulk({
  name: 'users',
  list: userList,
  table: 'user_account',
  alias: 'u',
  title: FULL_NAME,
  parameters: { isActive: 'bool', self: 'uuid', beyond: 'text[]' },
  set: 'active = $isActive',
  isDone: 'u.active = $isActive::bool',
  refusals: [
    { when: 'u.id = $self and not $isActive::bool', message: OWN_ACCOUNT },
    {
      when: 'cardinality($beyond::text[]) > 0 and u.id <> $self and exists (select 1 from entitled_claim h where h.user_id = u.id and h.claim = any($beyond::text[]))',
      message: MAY_MORE,
    },
  ],
  kind: 'user',
  action: `case when $isActive::bool then 'user-activated' else 'user-deactivated' end`,
  part: (row) => `jsonb_build_object('active', ${row}.active)`,
  also: `ended as (update user_session set ended_at = $now where not $isActive::bool and ended_at is null and user_id in (select id from changed))`,
});

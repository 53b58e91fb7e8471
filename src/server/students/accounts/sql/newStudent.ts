import { auditInsert } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** The college may have renamed the account since it was claimed, so the claim finds it too. */
export const accountOfRegNumber = sql('account-of-reg-number')`
  select moved_at is not null as has_moved, active, coalesce((select jsonb_agg(claim) from entitled_claim where user_id = user_account.id), '[]') as entitled
    from user_account
   where lower(user_name) = lower($regNumber) or id = (select user_id from student_claim where reg_number = $regNumber and undone_at is null)
   order by moved_at nulls last`;

/** `rrrEnd`: four digits. Who opens the account has claimed the number. */
export const claimNumber = sql('claim-student-number')`
  with claimed as (
         insert into student_claim (user_id, reg_number, rrr_end, address, claimed_at) values ($userId, $regNumber, $rrrEnd, $address?, $now)
         on conflict (reg_number) where undone_at is null do update
            set user_id = excluded.user_id, rrr_end = excluded.rrr_end, address = excluded.address, claimed_at = excluded.claimed_at returning user_id)
  ${auditInsert('account-opened', 'user', 'claimed', {
    id: 'user_id',
    detail: { rrrEnd: '$rrrEnd::text', provenAddress: '$address::text' },
    actor: "'user:' || user_id",
  })}`;

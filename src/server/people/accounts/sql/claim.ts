import { AUDIT_COLUMNS } from '../../../platform/audit.ts';
import { statement } from '../../../platform/database/statement.ts';

/** $1 registration number: its claim that nobody undid, with all that its account may do. */
export const findClaim = statement('find-student-claim', `
  select c.user_id, c.claimed_at, c.rrr_end, c.address, u.email, coalesce((select jsonb_agg(claim) from held_claim where user_id = u.id), '[]') as access
    from student_claim c join user_account u on u.id = c.user_id where c.reg_number = $1 and c.undone_at is null`,
{ user_id: 'uuid', claimed_at: 'timestamptz', rrr_end: 'text?', address: 'text?', email: 'text?', access: 'jsonb' });

/**
 * $1 registration number, $2 now, $3 actor, $4 reason, $5 ip. The account stays, with all that hangs on it, and loses
 * everything that its claimant came in by: whoever claims the number next has it. Nothing where it was undone already.
 */
export const undoStudentClaim = statement('undo-student-claim', `
  with undone as (update student_claim set undone_at = $2, undone_by = $3, reason = $4 where reg_number = $1 and undone_at is null returning user_id),
       closed as (
         update user_account u set password_hash = null, email = null, mobile_number = null, moved_at = null, two_factor = null, authenticator_secret = null,
                user_name = case when exists (select 1 from user_account other where lower(other.user_name) = lower($1) and other.id <> u.id) then u.user_name else $1 end
          where u.id in (select user_id from undone) returning u.id),
       ended as (update user_session set ended_at = $2 where user_id in (select user_id from undone) and ended_at is null),
       voided as (update account_challenge set used_at = $2 where user_id in (select user_id from undone) and used_at is null),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   select $2, $3, 'claim-undone', 'user', u.id::text,
                          jsonb_build_object('regNumber', $1::text, 'reason', $4::text, 'before', jsonb_build_object('email', u.email, 'mobileNumber', u.mobile_number)), $5
                     from user_account u where u.id in (select user_id from undone))
  select id from closed`, { id: 'uuid' });

import { audited } from '../../../platform/audit.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** Revision 1 is of a profile that nobody has written yet. */
export const findStaffProfile = sql('find-staff-profile')`
  select p.staff_type_id as "staff_type_id?", p.salary_grade_id, p.department_id as "department_id?", p.bank_id, p.account_number, p.pension_fund_id,
    p.pension_pin, coalesce(p.revision, 1) as revision
    from user_account u left join staff_profile p on p.user_id = u.id where u.id = $userId`;

const PART = `jsonb_build_object('staffTypeId', staff_type_id, 'salaryGradeId', salary_grade_id, 'departmentId', department_id, 'bankId', bank_id,
  'accountNumber', account_number, 'pensionFundId', pension_fund_id, 'pensionPin', pension_pin)`;

/** No row is returned where it has another revision by now. `seen` has the earlier row read before it is written over. */
export const writeStaffProfile = sql('write-staff-profile')`
  with before as (select * from staff_profile where user_id = $userId for update),
       written as (
         insert into staff_profile as p (user_id, staff_type_id, salary_grade_id, department_id, bank_id, account_number, pension_fund_id, pension_pin)
         select $userId, $staffTypeId, $salaryGradeId?, $departmentId, $bankId?, $accountNumber?, $pensionFundId?, $pensionPin?
           from (select count(*) from before) as seen
         on conflict (user_id) do update
            set staff_type_id = excluded.staff_type_id, salary_grade_id = excluded.salary_grade_id, department_id = excluded.department_id, bank_id = excluded.bank_id,
                account_number = excluded.account_number, pension_fund_id = excluded.pension_fund_id, pension_pin = excluded.pension_pin
          where p.revision = $revision returning *),
       ${audited('staff-updated', 'staff', 'written', { id: 'user_id', detail: { before: `(select ${PART} from before)`, after: PART } })}
  select user_id from written`;

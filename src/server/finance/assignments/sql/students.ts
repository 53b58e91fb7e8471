import { sql } from '../../../platform/database/describedSql.ts';
import { IS_CHARGED } from '../../charges/service.ts';

const SELECT_FACTS =
  'p.programme_id, p.department_id, p.level_id, s.entry_session_id, p.is_indigene, to_jsonb(p.tags) as tags, s.gender_id';

/** What a student owes for a fee is what its charge has earned so far: a change of the fee is another posting of it. */
const CHARGED = `
  (select jsonb_agg(jsonb_build_object('feeId', c.fee_id, 'amountKobo', coalesce(
            (select 0 - sum(o.amount_kobo) from posting o where o.charge_id = c.id and o.account in ('income', 'deposits')), c.amount_kobo)))
     from charge c where c.student_id = p.student_id and c.session_id = p.session_id and c.purpose = $purpose and c.occasion = '')`;

/** Whoever could be touched by assignments of a session, a student type and a purpose. */
export const studentsWhoPay = sql('students-who-pay')`
  select p.student_id, a.full_name, coalesce(s.matric_number, a.reg_number) as number, ${SELECT_FACTS},
         coalesce((select jsonb_agg(distinct coalesce(i.part, 'Full')) from invoice i left join payment y on y.invoice_id = i.id
                    where i.student_id = p.student_id and i.session_id = p.session_id and i.purpose = $purpose and i.void_at is null
                      and (y.invoice_id is not null or i.settled_at is not null)), '[]') as paid_parts,
         (select count(*)::int4 from invoice i where i.student_id = p.student_id and i.session_id = p.session_id
           and (i.purpose = $purpose or i.purpose = 'balance' and $purpose = 'school') and i.void_at is null and i.settled_at is null
             and not exists (select from payment y where y.invoice_id = i.id)) as open_invoices
    from student_session p join student s on s.id = p.student_id join admission a on a.id = s.admission_id
   where ${IS_CHARGED} and p.session_id = $sessionId and p.student_type_id = $studentTypeId and ($purpose <> 'acceptance' or s.entry_session_id = p.session_id)
   order by p.student_id`;

/** By either number, in the latest session without one. */
export const studentWhoPays = sql('student-who-pays')`
  select p.student_id, a.full_name, coalesce(s.matric_number, a.reg_number) as number, p.session_id, e.name as session, p.student_type_id,
    y.name as student_type,
         g.name as programme, d.name as department, ${SELECT_FACTS}, ${CHARGED} as "charged?"
    from student s join admission a on a.id = s.admission_id join student_session p on p.student_id = s.id
    join academic_session e on e.id = p.session_id join student_type y on y.id = p.student_type_id
    join school_programme g on g.id = p.programme_id join department d on d.id = p.department_id
   where upper($number) in (upper(s.matric_number), upper(a.reg_number)) and (p.session_id = $sessionId? or $sessionId::int4 is null and p.is_latest)`;

/** The shares of a session and a student type. */
export const plannedParts = sql('planned-parts')`
  select part, percent from instalment_plan where session_id = $sessionId and student_type_id = $studentTypeId and active order by part`;

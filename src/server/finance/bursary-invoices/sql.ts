import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { selected } from '../../kit/list/selected.ts';
import { matches, searchable } from '../../kit/list/search.ts';
import { nameOn } from '../../kit/people.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { INVOICE_STATE } from '../invoices/columns.ts';

/** Of sundry fees: whatever has a page of its own is no invoice of the bursary. */
const FROM = `(select * from invoice where student_id is null and fee_id is not null or student_id is not null and purpose in ('sundry', 'bursary')) i
    join academic_session e on e.id = i.session_id
    left join student s on s.id = i.student_id left join admission a on a.id = s.admission_id
    left join payment y on y.invoice_id = i.id
    left join lateral (select o.rrr from remita_order o where o.invoice_id = i.id and o.rrr is not null order by o.created_at desc limit 1) o on true`;

const NAME = `coalesce(a.full_name, trim(${nameOn('i')}))`;
const PAYER = `case when i.student_id is null then 'visitor' else 'student' end`;

const ROW = {
  id: 'uuid',
  invoiceNumber: 'text',
  fullName: 'text',
  number: 'text',
  description: 'text',
  payer: 'text',
  session: 'text',
  amountKobo: 'int8',
  state: 'text',
  createdAt: 'timestamptz',
  rrr: 'text?',
} as const;

const SELECT = {
  id: 'i.id',
  invoiceNumber: 'i.invoice_number',
  fullName: NAME,
  number: 'coalesce(s.matric_number, i.reg_number)',
  description: 'i.description',
  payer: PAYER,
  session: 'e.name',
  amountKobo: 'i.amount_kobo',
  state: INVOICE_STATE,
  createdAt: 'i.created_at',
  rrr: 'coalesce(y.rrr, o.rrr)',
} as const;

export const bursaryInvoiceList = list({
  name: 'bursary-invoices',
  from: FROM,
  columns: ROW,
  select: SELECT,
  key: { sql: 'i.id', type: 'uuid' },
  opens: '-createdAt',
  sorts: { createdAt: { sql: 'i.created_at', type: 'timestamptz' } },
  sums: ['amountKobo'],
  filters: {
    search: matches(
      searchable(
        'a.full_name',
        'i.lastname',
        'i.firstname',
        's.matric_number',
        'i.reg_number',
        'i.invoice_number',
        'o.rrr',
      ),
    ),
    state: equals(INVOICE_STATE, 'text'),
    payer: equals(PAYER, 'text'),
    sessionId: equals('i.session_id', 'int4'),
  },
});

/** An RRR that was withdrawn names its invoice too. */
export const bursaryInvoiceByCode = sql('bursary-invoice-by-code')`
  select ${selected(SELECT, ROW)}, i.phone, i.email, coalesce(y.credited_at, i.settled_at) as "paid_at?", i.void_at, i.void_reason
    from ${FROM} where i.invoice_number = upper($code) or exists (select from remita_order r where r.invoice_id = i.id and r.rrr = $code)`;

/** In the latest session. */
export const studentOfNumber = sql('student-of-typed-number')`
  select s.id as student_id, a.full_name, coalesce(s.matric_number, a.reg_number) as number, y.name as student_type, g.name as programme,
    d.name as department, p.level_id, e.name as session
    from student s join admission a on a.id = s.admission_id join student_session p on p.student_id = s.id and p.is_latest
    join academic_session e on e.id = p.session_id join student_type y on y.id = p.student_type_id
    join school_programme g on g.id = p.programme_id join department d on d.id = p.department_id
   where upper($number) in (upper(s.matric_number), upper(a.reg_number))`;

import { equals } from '../../kit/list/filters.ts';
import { list } from '../../kit/list/list.ts';
import { selected } from '../../kit/list/selected.ts';
import { matches, searchable } from '../../kit/list/search.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { INVOICE_STATE } from '../invoices/columns.ts';

const FROM = `invoice i join student s on s.id = i.student_id join admission a on a.id = s.admission_id join academic_session e on e.id = i.session_id
    left join payment y on y.invoice_id = i.id
    left join lateral (select o.rrr from remita_order o where o.invoice_id = i.id and o.rrr is not null order by o.created_at desc limit 1) o on true`;

const ROW = {
  id: 'uuid',
  invoiceNumber: 'text',
  fullName: 'text',
  number: 'text',
  purpose: 'text',
  session: 'text',
  amountKobo: 'int8',
  state: 'text',
  createdAt: 'timestamptz',
  rrr: 'text?',
  part: 'text?',
} as const;

const SELECT = {
  id: 'i.id',
  invoiceNumber: 'i.invoice_number',
  fullName: 'a.full_name',
  number: 'coalesce(s.matric_number, a.reg_number)',
  purpose: 'i.purpose',
  session: 'e.name',
  amountKobo: 'i.amount_kobo',
  state: INVOICE_STATE,
  createdAt: 'i.created_at',
  rrr: 'coalesce(y.rrr, o.rrr)',
  part: 'i.part',
} as const;

export const studentInvoiceList = list({
  name: 'students-invoices',
  from: FROM,
  columns: ROW,
  select: SELECT,
  key: { sql: 'i.id', type: 'uuid' },
  opens: '-createdAt',
  sorts: { createdAt: { sql: 'i.created_at', type: 'timestamptz' } },
  sums: ['amountKobo'],
  filters: {
    search: matches(searchable('a.full_name', 's.matric_number', 'a.reg_number', 'i.invoice_number', 'o.rrr')),
    state: equals(INVOICE_STATE, 'text'),
    purpose: equals('i.purpose', 'text'),
    sessionId: equals('i.session_id', 'int4'),
  },
});

const SELECT_WHOLE = `
  select ${selected(SELECT, ROW)}, i.student_id as "student_id!", i.session_id, i.description, coalesce(y.credited_at, i.settled_at) as "paid_at?", i.void_at,
         i.void_reason,
         (select n.invoice_number from invoice n where n.id = i.replaced_by) as "replaced_by?",
         coalesce((select jsonb_agg(jsonb_build_object('fee', f.name, 'feeId', f.id, 'amountKobo', l.amount_kobo) order by f.rank, f.id)
                     from invoice_line l join charge c on c.id = l.charge_id join fee f on f.id = c.fee_id where l.invoice_id = i.id), '[]') as lines
    from ${FROM}`;

export const studentInvoiceById = sql('students-invoice-by-id')`
  ${SELECT_WHOLE} where i.id = $id`;

/** An RRR that was withdrawn names its invoice too. */
export const studentInvoiceByCode = sql('students-invoice-by-code')`
  ${SELECT_WHOLE} where i.invoice_number = upper($code) or exists (select from remita_order r where r.invoice_id = i.id and r.rrr = $code)`;

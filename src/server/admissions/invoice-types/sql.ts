import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import { matches, searchable } from '../../kit/list/search.ts';
import { active, byName, NAMED } from '../../kit/resource/named.ts';
import { resource } from '../../kit/resource/resource.ts';
import { writes } from '../../kit/resource/writes.ts';

export type InvoiceType = SectionAnswersById['forms/invoice-type'];

const given = writes(
  { name: 'text', summary: 'text', amount_kobo: 'int8', session_id: 'int4', opens: 'date', closes: 'date' },
  ({ name, summary, amountKobo, sessionId, opens, closes }: InvoiceType) => ({
    name,
    summary,
    amount_kobo: amountKobo,
    session_id: sessionId,
    opens,
    closes,
  }),
);

export const invoiceTypes = resource({
  table: 'invoice_type',
  list: {
    from: 'invoice_type t join academic_session e on e.id = t.session_id',
    columns: {
      ...NAMED,
      summary: 'text',
      amountKobo: 'int8',
      sessionId: 'int4',
      session: 'text',
      opens: 'date',
      closes: 'date',
    },
    select: {
      id: 't.id',
      name: 't.name',
      active: 't.active',
      summary: 't.summary',
      amountKobo: 't.amount_kobo',
      sessionId: 't.session_id',
      session: 'e.name',
      opens: 't.opens',
      closes: 't.closes',
    },
    opens: '-opens',
    sorts: {
      name: byName,
      amountKobo: { sql: 't.amount_kobo', type: 'int8' },
      opens: { sql: 't.opens', type: 'date' },
      closes: { sql: 't.closes', type: 'date' },
    },
    filters: { search: matches(searchable('t.name')), active },
  },
  creates: given,
  corrects: given,
  taken: { at: '/name', message: 'there is a type of this name already' },
});

import { FINANCE } from '#contract/finance/pages.ts';
import type { paymentCases } from '#contract/finance/reconciliation.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { CaseState } from './CaseState.tsx';
import { CASE_NAMES, caseOf, naira, optionsOf, STATES } from './words.ts';

export const Page = () => (
  <ListPage<typeof paymentCases.list>
    title={FINANCE.cases.name}
    lead="Nothing here is credited by itself. Each case is settled by a person, with a word on how."
    path="/Payment/cases"
    searches="RRR, invoice number or name"
    filters={[{ name: 'state', title: 'Status', options: optionsOf(STATES) }, { name: 'kind', title: 'Case', options: optionsOf(CASE_NAMES) }]}
    to={({ id }) => caseOf(id)}
    columns={[
      { name: 'kind', title: 'Case', shown: ({ kind }) => CASE_NAMES[kind] },
      { name: 'rrr', title: 'RRR' },
      { name: 'fullName', title: 'Payer' },
      { name: 'expected', title: 'Asked', shown: ({ expected }) => naira(expected) },
      { name: 'reported', title: 'Remita says', shown: ({ reported }) => naira(reported) },
      { name: 'openedAt', title: 'Opened', sort: 'openedAt', shown: ({ openedAt }) => displayMoment(openedAt) },
      { name: 'state', title: 'Status', shown: ({ state }) => <CaseState state={state} /> },
      { name: 'invoiceNumber', title: 'Invoice #', isSpare: true },
    ]}
    emptyWords="Every payment fits: there is no case"
  />
);

import declared from '#lists/finance/payment-cases.json' with { type: 'json' };
import type { paymentCases } from '#contract/finance/reconciliation.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { caseOf } from './words.ts';

export const Page = () => <ListPage<typeof paymentCases.list> declared={declared} path="/Payment/cases" to={({ id }) => caseOf(id)} />;

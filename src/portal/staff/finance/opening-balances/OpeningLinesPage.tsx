import declared from '#lists/finance/opening-lines.json' with { type: 'json' };
import type { openingLines } from '#contract/finance/opening-balances.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { openingLineOf } from '../addresses.ts';

export const OpeningLinesPage = () => (
  <ListPage<typeof openingLines.list>
    declared={declared}
    path="/Bursary/opening-lines"
    crumbs={[FINANCE.opening, FINANCE.openingLines]}
    to={({ id }) => openingLineOf(id)}
  />
);

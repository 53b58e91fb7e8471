import { useLocation } from 'react-router-dom';
import type { form11 } from '#contract/finance/fee-papers.ts';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { Paper } from '../../../kit/paper/Paper.tsx';
import { Page } from '../../../ui/Page.tsx';

/** Of the fees under whose address it is. */
export function Form11Page() {
  const { pathname } = useLocation();
  const of = pathname === OWN_FINANCE.sundryForm11.to ? 'sundry' : 'school';
  const { name, to } = OWN_FINANCE[of];
  return (
    <Page title={OWN_FINANCE.form11.name} crumbs={[{ name, to }]}>
      <Paper<(typeof form11)['page']> path="/Payment/form-11" query={{ of }} />
    </Page>
  );
}

import { Navigate, useLocation } from 'react-router-dom';
import type { acceptanceLetter } from '#contract/finance/fee-papers.ts';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { isOneOf } from '#rules/studentKind.ts';
import { Paper } from '../../../kit/paper/Paper.tsx';
import { useSignedIn } from '../../../session/useSignedIn.ts';
import { Page } from '../../../ui/Page.tsx';

const { acceptance, letter, letterJupeb, letterPg } = OWN_FINANCE;

/** Each student type has its own address: another's leads there. */
export function AcceptanceLetterPage() {
  const { pathname } = useLocation();
  const studentType = useSignedIn()?.studentType ?? null;
  const own = isOneOf(['jupeb'], studentType)
    ? letterJupeb
    : isOneOf(['postgraduate'], studentType)
      ? letterPg
      : letter;
  if (pathname !== own.to) return <Navigate to={own.to} replace />;
  return (
    <Page title={own.name} crumbs={[{ name: acceptance.name, to: acceptance.to }]}>
      <Paper<(typeof acceptanceLetter)['page']> path="/Payment/acceptance-letter" query={{}} />
    </Page>
  );
}

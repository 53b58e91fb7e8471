import { Link } from 'react-router-dom';
import type { feePapers } from '#contract/finance/fee-papers.ts';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { useRead } from '../../../kit/record/useRead.ts';
import { Page } from '../../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import '../fees.css';

const { development, developmentPapers } = OWN_FINANCE;

/** The papers that follow from what is paid: ready, or why not. */
export function FeePapersPage() {
  const { data, error, refetch } = useRead<typeof feePapers>('/Payment/fee-papers', undefined);
  return (
    <Page title={developmentPapers.name} crumbs={[{ name: development.name, to: development.to }]} width="narrow">
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={4} />}
      {data?.map(({ name, to, missing, link }) => (
        <section key={to} className="sheet fees__card" aria-label={name}>
          <header className="fees__head">
            <h2>{name}</h2>
            <StatusTag look={missing === null ? 'success' : 'unapproved'}>
              {missing === null ? 'Ready' : 'Not ready'}
            </StatusTag>
          </header>
          {missing === null ? <Link to={to}>Open and print</Link> : <p>{missing}</p>}
          {link && <Link to={link.to}>{link.name}</Link>}
        </section>
      ))}
    </Page>
  );
}

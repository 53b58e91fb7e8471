import type { ReactNode } from 'react';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { Page as PageFrame } from '../../ui/Page.tsx';
import './record.css';

interface RecordPageProps {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly facts: readonly (readonly [label: string, fact: ReactNode])[];
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export const RecordPage = ({ title, crumbs, facts, actions, children }: RecordPageProps) => (
  <PageFrame title={title} width="wide" crumbs={[...crumbs, { name: title }]}>
    <div className="stack">
      <section className="sheet" aria-label={title}>
        <dl className="facts facts--spaced">
          {facts.map(([label, fact]) => <div key={label}><dt>{label}</dt><dd>{fact === null || fact === '' ? '-' : fact}</dd></div>)}
        </dl>
        {actions && <div className="record__actions">{actions}</div>}
      </section>
      {children}
    </div>
  </PageFrame>
);

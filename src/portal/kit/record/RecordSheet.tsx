import type { ReactNode } from 'react';
import './record.css';

export interface RecordSheetProps {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, fact: ReactNode])[];
  readonly actions?: ReactNode;
}

export const RecordSheet = ({ title, facts, actions }: RecordSheetProps) => (
  <section className="sheet" aria-label={title}>
    <dl className="facts facts--spaced record__facts">
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact === null || fact === '' ? '-' : fact}</dd>
        </div>
      ))}
    </dl>
    {actions && <div className="record__actions">{actions}</div>}
  </section>
);

import { useId, type ReactNode } from 'react';

interface PartProps {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, fact: ReactNode])[];
  readonly children?: ReactNode;
}

export function Part({ title, facts, children }: PartProps) {
  const id = useId();
  return (
    <section className="sheet" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className="facts facts--spaced record__facts">
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact ?? '-'}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

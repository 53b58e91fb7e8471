import type { ReactNode } from 'react';

interface PartProps {
  readonly anchor: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function Part({ anchor, title, children }: PartProps) {
  return (
    <section className="p-part sheet" id={anchor} aria-labelledby={`${anchor}-title`}>
      <h2 id={`${anchor}-title`}>
        {title} <Anchor to={anchor} name={title} />
      </h2>
      {children}
    </section>
  );
}

export const Anchor = ({ to, name }: { readonly to: string; readonly name: string }) => (
  <a className="p-anchor unprinted" href={`#${to}`}>
    <span aria-hidden="true">#</span>
    <span className="unseen">Link to {name}</span>
  </a>
);

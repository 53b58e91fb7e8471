import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { usePageStart } from './usePageStart.ts';

interface PageProps {
  readonly title: string;
  readonly crumbs?: readonly Crumb[];
  readonly lead?: ReactNode;
  /** `narrow` for one short form, `wide` for a form with its side list. */
  readonly width?: 'narrow' | 'middle' | 'wide';
  readonly children: ReactNode;
}

export function Page({ title, crumbs = [], lead, width = 'middle', children }: PageProps) {
  const heading = usePageStart(title);
  return (
    <main id="content" className={`page page--${width}`}>
      <Breadcrumbs crumbs={crumbs} />
      <header className="page__head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="page__lead">{lead}</p>}
      </header>
      {children}
    </main>
  );
}

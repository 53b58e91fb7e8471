import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';

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
        <h1 ref={heading} tabIndex={-1}>{title}</h1>
        {lead && <p className="page__lead">{lead}</p>}
      </header>
      {children}
    </main>
  );
}

let firstPath: string | undefined;

/** A change of page, but not the first page, focuses the heading, so that a screen reader says where it now is. */
export function usePageStart<Start extends HTMLElement = HTMLHeadingElement>(title: string) {
  const heading = useRef<Start>(null);
  const { pathname } = useLocation();
  useEffect(() => { document.title = title; }, [title]);
  useEffect(() => {
    firstPath ??= pathname;
    if (firstPath !== pathname) heading.current?.focus({ preventScroll: true });
    if (firstPath !== pathname) firstPath = '';
  }, [pathname]);
  return heading;
}

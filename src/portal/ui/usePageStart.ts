import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '#words/translation.ts';

let firstPath: string | undefined;

/** A change of page, but not the first page, focuses the heading, so that a screen reader says where it now is. */
export function usePageStart<Start extends HTMLElement = HTMLHeadingElement>(title: string) {
  const heading = useRef<Start>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = t(title);
  }, [title]);
  useEffect(() => {
    firstPath ??= pathname;
    if (firstPath !== pathname) heading.current?.focus({ preventScroll: true });
    if (firstPath !== pathname) firstPath = '';
  }, [pathname]);
  return heading;
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePortalData } from '../../core/portalData.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';

interface RecentPage {
  readonly to: string;
  readonly name: string;
}

const MOST = 6;

const withRecent = (before: readonly RecentPage[], left: RecentPage): RecentPage[] =>
  [left, ...before.filter(({ name, to }) => name !== left.name && to !== left.to)].slice(0, MOST);

function useItem(): string {
  const { shortName } = usePortalData().school;
  const { userName = '' } = useSignedIn() ?? {};
  return `${shortName}.recent.${userName}`;
}

/** A page's title may be a person's name, so that it is remembered by this tab alone, until it is closed. */
export function useRememberPages(): void {
  const item = useItem();
  const { pathname, search } = useLocation();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  // As a page is left the title is still its own: every effect is cleaned up before the next page's begin.
  useEffect(
    () => () => write(item, withRecent(read(item), { to: pathname + latest.current, name: document.title })),
    [item, pathname],
  );
}

/** Without the page that is open. */
export function useRecentPages(): readonly RecentPage[] {
  const item = useItem();
  const { pathname } = useLocation();
  return read(item).filter(({ to }) => to.split('?')[0] !== pathname);
}

function read(item: string): readonly RecentPage[] {
  try {
    return JSON.parse(sessionStorage.getItem(item) ?? '[]') as RecentPage[];
  } catch {
    return [];
  }
}

function write(item: string, pages: readonly RecentPage[]): void {
  try {
    sessionStorage.setItem(item, JSON.stringify(pages));
  } catch {
    // Where nothing can be stored, nothing is recent.
  }
}

import { useState } from 'react';
import { usePortalData } from '../../../core/portalData.ts';
import { useSignedIn } from '../../../session/useSignedIn.ts';
import type { QueryValues } from '../listQuery.ts';

/** A list's filters, order and columns, under a name. */
export interface View {
  readonly name: string;
  readonly query: QueryValues;
}

/** Remembered on this device for who is signed in, as the list's looks are; each list has its own. */
export function useViews(path: string) {
  const { school } = usePortalData();
  const { userName = '' } = useSignedIn() ?? {};
  const key = `${school.shortName}.views.${userName}${path}`;
  const [views, setViews] = useState<readonly View[]>(() => read(key));
  const change = (after: readonly View[]) => {
    setViews(after);
    write(key, after);
  };
  return {
    views,
    /** In place of the one that has the name. */
    save: (view: View) => change([...views.filter(({ name }) => name !== view.name), view]),
    rename: (from: string, to: string) =>
      change(
        views
          .filter(({ name }) => name === from || name !== to)
          .map((view) => (view.name === from ? { ...view, name: to } : view)),
      ),
    remove: (gone: string) => change(views.filter(({ name }) => name !== gone)),
  };
}

function read(key: string): readonly View[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as View[];
  } catch {
    return [];
  }
}

function write(key: string, views: readonly View[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(views));
  } catch {
    // Without space a view lasts until the page is left.
  }
}

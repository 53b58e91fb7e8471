import type { Claim } from '../people/claims.ts';

/** A page inside the shell: stated once, for the portal that draws it, the ways that lead to it, and the menu of a new college. */
export interface StatedPage {
  /** What ways back, and its item of the menu, call it. */
  readonly name: string;
  /** Its path. What stands below a page of records (`/create`, `/5`) is its own affair. */
  readonly to: string;
  /** Without it one is led to /no_access. */
  readonly claim: Claim;
  /** Where the menu of a new college shows it: a group's name, or `top`; `name` where the menu says less than a way back does. */
  readonly menu?: { readonly group: string; readonly name?: string };
}

export type StatedPages = Readonly<Record<string, StatedPage>>;

/** The group of items that stand in none. */
export const TOP = 'top';

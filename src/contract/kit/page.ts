import type { Claim } from '../people/claims.ts';

/** A page is stated once, for the portal that draws it, the links that lead to it, and the menu of a new college. */
export interface PageDefinition {
  readonly name: string;
  readonly to: string;
  /** Whoever lacks it is led to /no_access. */
  readonly claim: Claim;
  /** `group` is a group's name or `TOP`; `name` is set where the menu says less than a breadcrumb does. */
  readonly menu?: { readonly group: string; readonly name?: string };
}

export type PageDefinitions = Readonly<Record<string, PageDefinition>>;

export const TOP = 'top';

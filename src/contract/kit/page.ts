import type { StudentKind } from '#rules/studentKind.ts';
import type { Claim } from '../people/claims.ts';

/** A page is stated once, for the portal that draws it, the links that lead to it, and the menu of a new college. */
export interface PageDefinition {
  readonly name: string;
  readonly to: string;
  /** Whoever lacks it is led to /no_access. */
  readonly claim: Claim;
  /** Whose page it is; of staff, or of everyone who signs in, where it is not stated. */
  readonly audience?: 'student';
  /** Students of these types have no such page: their menu leaves it out, and its address leads them to /no_access. */
  readonly notFor?: readonly StudentKind[];
  /** `group` is a group's name or `TOP`; `name` is set where the menu says less than a breadcrumb does. */
  readonly menu?: { readonly group: string; readonly name?: string };
  /** The address of the page in the menu that this one belongs to, where its own address does not say so. */
  readonly under?: string;
}

export type PageDefinitions = Readonly<Record<string, PageDefinition>>;

/** What a wing states of its pages for students: `OWN_FINANCE`, drawn in `portal/student/finance`. */
export type StudentPages = Readonly<
  Record<string, PageDefinition & { readonly audience: 'student'; readonly claim: 'student' | 'pay' }>
>;

export const TOP = 'top';

import type { Query, QueryClient } from '@tanstack/react-query';
import { LOOKUPS, type LookupName } from '#catalogue/registry/lookups.ts';

/** What a write changes outside its own family, by the beginning of its path. Own menu and claims are of the family `/Menus`. */
const BEYOND: Readonly<Record<string, readonly string[]>> = {
  '/RoleClaims/': ['/Menus'],
  '/UserManagement/update-user/': ['/Menus'],
  '/Faculty/assign-dean-to-faculty': ['/Menus'],
  '/Department/assign-hod-to-department': ['/Menus'],
  '/Department/assign-course-adviser': ['/Menus'],
  '/Department/active-sessions/set': ['/Session'],
  '/Department/active-sessions/rollback': ['/Session'],
  '/Lecturer/assign-or-update-lecturer-course': ['/CourseManagement'],
  '/CourseManagement/': ['/Lecturer'],
  '/Payment/': ['/Dashboard'],
  '/Payment/check-own-invoice': ['/Hostel', '/CourseRegistration', '/AdmissionList', '/Student'],
  '/CourseRegistration/': ['/Dashboard'],
  '/Results/': ['/Dashboard'],
  '/Hostel/': ['/Dashboard'],
  '/ApplicationInvoice/': ['/Payment', '/Dashboard'],
  '/Student/': ['/AdmissionList', '/Dashboard'],
  '/AdmissionList/': ['/Student', '/Dashboard'],
};

/** The modules of forms never change while a page stands open. */
const FORM_MODULE = 'form';

/** No page of the portal changes these lists. */
const CONSTANT_LISTS = /^\/(Enum|CountryStatesLGA)\//;

/**
 * Whether a query's data may have changed with a write. A query's key begins with the contract's path that it was fetched
 * from, and a write touches its own family, which is the first part of its path (`/Faculty` of `/Faculty/faculties/:id`), and
 * the families that `BEYOND` names. A key that begins with no path cannot be judged, so it is touched too. What is missing
 * in `BEYOND` shows as old only beside the form that changed it: a page that is opened later fetches what it shows.
 */
export function isStaleAfter(write: string): (query: Pick<Query, 'queryKey'>) => boolean {
  const families = [
    familyOf(write),
    ...Object.entries(BEYOND).flatMap(([beginning, others]) => (write.startsWith(beginning) ? others : [])),
  ];
  return ({ queryKey: [from] }) => (isPath(from) ? families.includes(familyOf(from)) : from !== FORM_MODULE);
}

/** Touched queries are fetched again when a page shows them, or by `refetchStale`; lists of forms as the next form opens. */
export function markStale(queries: QueryClient, write: string): void {
  queries.removeQueries({ predicate: isChangeableList });
  void queries.invalidateQueries({ predicate: isStaleAfter(write), refetchType: 'none' });
}

/** Resolves when everything on the page that writes have touched is new. */
export const refetchStale = (queries: QueryClient): Promise<void> =>
  queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated });

const familyOf = (path: string): string => /^\/[^/?]+/.exec(path)?.[0] ?? '/';

const isPath = (from: unknown): from is string => typeof from === 'string' && from.startsWith('/');

const isChangeableList = ({ queryKey: [kind, name] }: Pick<Query, 'queryKey'>): boolean =>
  kind === 'lookup' && !CONSTANT_LISTS.test(LOOKUPS[name as LookupName].path);

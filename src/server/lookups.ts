import { courseLists } from './academics/courses/lists.ts';
import { roleLists } from './people/roles/lists.ts';
import { createLookups, type Lookups } from './platform/lookups/lookups.ts';
import { schoolLists } from './school/lists.ts';

/** The lookups of the college, each list given by the domain that decides it. */
export const createCollegeLookups = (now: () => Date): Lookups => createLookups(now, [...schoolLists, courseLists, roleLists]);

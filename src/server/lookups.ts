import { courseLists } from './academics/courses/lists.ts';
import { roleLists } from './people/roles/lists.ts';
import { createLookups, type Lookups } from './platform/lookups/lookups.ts';
import { fixedLists } from './school/lookups/lists.ts';
import { schoolLists } from './school/setup/lists.ts';

/** The lookups of the college, each list given by the domain that decides it. */
export const createCollegeLookups = (now: () => Date): Lookups => createLookups(now, [fixedLists, schoolLists, courseLists, roleLists]);

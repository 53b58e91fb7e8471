import { courseLists } from './academics/courses/lists.ts';
import { feeLists } from './finance/fee-setup/lists.ts';
import { roleLists } from './people/roles/lists.ts';
import { createLookups, type Lookups } from './platform/lookups/lookups.ts';
import { schoolLists } from './school/lists.ts';

export const createCollegeLookups = (now: () => Date): Lookups =>
  createLookups(now, [...schoolLists, courseLists, roleLists, feeLists]);

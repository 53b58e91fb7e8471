import type { ListSource } from '../platform/lookups/listSource.ts';
import { areaLists } from './areas/lists.ts';
import { departmentLists } from './departments/lists.ts';
import { facultyLists } from './faculties/lists.ts';
import { fixedLists } from './lookups/lists.ts';
import { optionLists } from './options/lists.ts';
import { programmeLists } from './programmes/lists.ts';
import { semesterLists } from './sessions/lists.ts';
import { studentTypeLists } from './student-types/lists.ts';

export const schoolLists: readonly ListSource[] = [
  fixedLists,
  facultyLists,
  departmentLists,
  optionLists,
  studentTypeLists,
  programmeLists,
  areaLists,
  semesterLists,
];

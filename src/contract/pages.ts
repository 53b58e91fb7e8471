import { ACADEMICS, OWN_ACADEMICS } from './academics/pages.ts';
import { ADMISSIONS } from './admissions/pages.ts';
import { COMMUNICATION } from './communication/pages.ts';
import { FINANCE } from './finance/pages.ts';
import type { PageDefinition } from './kit/page.ts';
import { PEOPLE } from './people/pages.ts';
import { REPORTS } from './reports/pages.ts';
import { SCHOOL } from './school/pages.ts';
import { SHELL } from './shell/pages.ts';
import { OWN_STUDENT, STUDENTS } from './students/pages.ts';

/** Their order is that of the menu of a new college. */
export const PAGES: readonly PageDefinition[] = [
  ...Object.values(SHELL),
  ...[
    ADMISSIONS,
    STUDENTS,
    COMMUNICATION,
    REPORTS,
    FINANCE,
    SCHOOL,
    PEOPLE,
    ACADEMICS,
    OWN_STUDENT,
    OWN_ACADEMICS,
  ].flatMap((wing) => Object.values<PageDefinition>(wing)),
];

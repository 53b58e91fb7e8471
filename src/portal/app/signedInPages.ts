import { ownAccount } from '../account/pages.ts';
import { shell } from '../shell/pages.ts';
import { academics } from '../staff/academics/pages.ts';
import { admissions } from '../staff/admissions/pages.ts';
import { communication } from '../staff/communication/pages.ts';
import { finance } from '../staff/finance/pages.ts';
import { people } from '../staff/people/pages.ts';
import { reports } from '../staff/reports/pages.ts';
import { school } from '../staff/school/pages.ts';
import { hostels } from '../staff/hostels/pages.ts';
import { ownHostels } from '../student/hostels/pages.ts';
import { ownFinance } from '../student/finance/pages.ts';
import { ownAdmissions } from '../student/admissions/pages.ts';
import { ownAcademics } from '../student/academics/pages.ts';
import { ownStudent } from '../student/students/pages.ts';
import { students } from '../staff/students/pages.ts';
import { AND_BELOW, type GuardedRoute } from '../core/wingPages.ts';

export const SIGNED_IN_PAGES: readonly GuardedRoute[] = [
  shell,
  ownAccount,
  school,
  people,
  communication,
  finance,
  admissions,
  students,
  academics,
  hostels,
  reports,
  ownFinance,
  ownAdmissions,
  ownAcademics,
  ownHostels,
  ownStudent,
].flat();

/** The addresses of those that state which page of the menu they belong to, and that page's. */
export const UNDER = SIGNED_IN_PAGES.flatMap(({ path, under }) =>
  under ? [[path.replace(AND_BELOW, ''), under] as const] : [],
);

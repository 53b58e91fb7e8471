import { SCHOOL } from '#contract/school/pages.ts';
import type { semesters } from '#contract/school/sessions.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof semesters.list> = {
  one: 'semester', title: 'Semesters', at: SCHOOL.semesters.to, path: '/Session/semesters', crumbs: [SCHOOL.sessions],
  nameOf: ({ name }) => name,
  columns: [{ name: 'name', title: 'Semester', sort: 'name' }],
  searches: 'Name', emptyWords: 'There are no semesters yet',
  facts: ({ name }) => [['Name', name]],
  forms: { create: 'school-name', correct: 'school-name' },
  switchedOff: 'The semester is offered no more where a semester is chosen. What was registered in it stays.',
};

export const Page = () => <ResourcePages screens={SCREENS} />;

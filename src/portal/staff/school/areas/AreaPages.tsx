import { Link } from 'react-router-dom';
import { SCHOOL } from '#contract/school/pages.ts';
import type { areas } from '#contract/school/areas.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { buttonClass } from '../../../ui/Button.tsx';

const SCREENS: ScreensOf<typeof areas.list> = {
  one: 'area of specialization', title: 'Areas of specialization', at: SCHOOL.areas.to, path: '/AreaOfSpecialization/areas',
  lead: 'What postgraduates specialize in. Departments offer the areas that are assigned to them.',
  nameOf: ({ name }) => name,
  columns: [
    { name: 'name', title: 'Area', sort: 'name' },
    { name: 'departments', title: 'Departments', sort: 'departments' },
  ],
  searches: 'Name', emptyWords: 'There are no areas of specialization yet',
  facts: ({ id, departments }) => [['Departments', <Link to={`${SCHOOL.assignments.to}?areaId=${id}`}>{departments} offer it</Link>]],
  forms: { create: 'school-name', correct: 'school-name' },
  uploads: true,
  switchedOff: 'The area is offered to new applicants no more, by any department. Who has chosen it keeps it, and its name stays on slips.',
  actions: ({ id }) => <Link className={buttonClass(undefined, 'outlined')} to={`${SCHOOL.assignments.to}/create?areaId=${id}`}>Assign to a department</Link>,
  listActions: <Link className={buttonClass(undefined, 'outlined')} to={SCHOOL.assignments.to}>Assigned areas</Link>,
};

export const Page = () => <ResourcePages screens={SCREENS} />;

import { Link } from 'react-router-dom';
import { SCHOOL } from '#contract/school/pages.ts';
import type { studentTypes } from '#contract/school/student-types.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { buttonClass } from '../../../ui/Button.tsx';

const SCREENS: ScreensOf<typeof studentTypes.list> = {
  one: 'student type', title: 'Student types', at: SCHOOL.studentTypes.to, path: '/StudentType/all-student-types',
  nameOf: ({ name }) => name,
  columns: [
    { name: 'name', title: 'Student type', sort: 'name' },
    { name: 'programmes', title: 'Programmes', sort: 'programmes' },
  ],
  searches: 'Name', emptyWords: 'There are no student types yet',
  facts: ({ id, programmes }) => [['Programmes', <Link to={`${SCHOOL.programmes.to}?studentTypeId=${id}`}>{programmes} active</Link>]],
  forms: { create: 'school-name', correct: 'school-name' },
  uploads: true,
  switchedOff: 'The student type is offered no more where a student type is chosen. Students who are of it stay so.',
  actions: ({ id }) => <Link className={buttonClass(undefined, 'outlined')} to={`${SCHOOL.programmes.to}/create?studentTypeId=${id}`}>Add programme</Link>,
};

export const Page = () => <ResourcePages screens={SCREENS} />;

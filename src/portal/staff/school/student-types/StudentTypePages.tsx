import { Link } from 'react-router-dom';
import list from '#lists/school/student-types.json' with { type: 'json' };
import { SCHOOL } from '#contract/school/pages.ts';
import type { studentTypes } from '#contract/school/student-types.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { buttonClass } from '../../../ui/Button.tsx';

const SCREENS: ScreensOf<typeof studentTypes.list> = {
  one: 'student type', declared: list, at: SCHOOL.studentTypes.to, path: '/StudentType/all-student-types',
  facts: ({ id, programmes }) => [['Programmes', <Link to={`${SCHOOL.programmes.to}?studentTypeId=${id}`}>{programmes} active</Link>]],
  forms: { create: 'school-name', correct: 'school-name' },
  uploads: true,
  switchedOff: 'The student type is offered no more where a student type is chosen. Students who are of it stay so.',
  actions: ({ id }) => <Link className={buttonClass(undefined, 'outlined')} to={`${SCHOOL.programmes.to}/create?studentTypeId=${id}`}>Add programme</Link>,
};

export const Page = () => <ResourcePages screens={SCREENS} />;

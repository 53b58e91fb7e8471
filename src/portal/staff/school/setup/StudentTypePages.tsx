import { Link } from 'react-router-dom';
import type { studentTypes } from '#contract/school/setup.ts';
import type { RowOf } from '../../../kit/list/listProps.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { Screens } from '../../../kit/resource/screens.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { PROGRAMMES, STUDENT_TYPES } from './addresses.ts';

const SCREENS: Screens<RowOf<typeof studentTypes.list>> = {
  one: 'student type', title: 'Student types', at: STUDENT_TYPES.to, path: '/StudentType/all-student-types',
  nameOf: ({ name }) => name,
  columns: [
    { name: 'name', title: 'Student type', sort: 'name' },
    { name: 'programmes', title: 'Programmes', sort: 'programmes' },
  ],
  searches: 'Name', emptyWords: 'There are no student types yet',
  facts: ({ id, programmes }) => [['Programmes', <Link to={`${PROGRAMMES.to}?studentTypeId=${id}`}>{programmes} active</Link>]],
  forms: { create: 'school-name', correct: 'school-name' },
  uploads: true,
  switchedOff: 'The student type is offered no more where a student type is chosen. Students who are of it stay so.',
  actions: ({ id }) => <Link className={buttonClass(undefined, 'outlined')} to={`${PROGRAMMES.to}/create?studentTypeId=${id}`}>Add programme</Link>,
};

/** The types of students: Undergraduate, Postgraduate, JUPEB ... */
export const Page = () => <ResourcePages screens={SCREENS} />;

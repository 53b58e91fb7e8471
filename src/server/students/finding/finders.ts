import { STUDENTS } from '#contract/students/pages.ts';
import type { Finder } from '../../kit/finding/finder.ts';
import { studentsOf } from './service.ts';

export const studentFinders: readonly Finder[] = [
  {
    title: 'Students',
    page: STUDENTS.search,
    async find(platform, { text }, caller) {
      const rows = await studentsOf(platform, caller, text);
      return rows.map(({ id, admissionId, fullName, number, programme, level }) => ({
        id: `student-${id}`,
        name: fullName,
        note: `${number}, ${programme}, ${level}`,
        to: `${STUDENTS.view.to}?admission=${admissionId}`,
      }));
    },
  },
];

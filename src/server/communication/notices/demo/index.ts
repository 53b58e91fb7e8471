import { dayBefore, later, startOf } from '../../../kit/demo/calendar.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import type { DemoStep } from '../../../platform/demo.ts';
import type { NewNotice } from '../writing.ts';
import { insertDemoNotices } from './sql.ts';

type DemoNotice = Pick<NewNotice, 'category' | 'title' | 'description' | 'senderName'> & {
  readonly daysAgo: number;
  readonly days?: number;
};

const NOTICES: readonly DemoNotice[] = [
  {
    daysAgo: 1,
    category: 'Staff',
    title: 'Course allocation: last day is Friday',
    senderName: 'Office of the Registrar',
    description:
      '<p>Heads of departments are reminded to <strong>assign every course of the first semester</strong> by Friday. Courses without a lecturer are not opened for registration.</p>',
  },
  {
    daysAgo: 4,
    category: 'Staff',
    title: 'Appointment of course advisers',
    senderName: 'Office of the Registrar',
    description:
      '<p>Two levels have no course adviser: Mathematics and Statistics 200, Political Science 300. Deans may send their nominations to the Registry.</p>',
  },
  {
    daysAgo: 11,
    days: 9,
    category: 'Staff',
    title: 'Maintenance of the portal on Saturday',
    senderName: 'ICT Centre',
    description: '<p>The portal is not available on Saturday from 10 p.m. to midnight.</p>',
  },
  {
    daysAgo: 2,
    category: 'All Students',
    title: 'Collection of identity cards',
    senderName: 'Students’ Affairs',
    description:
      '<p>Identity cards of those who paid before the end of last month are ready at Students’ Affairs, Monday to Thursday, from 9 a.m. to 2 p.m. Bring your receipt.</p>',
  },
  {
    daysAgo: 6,
    category: 'Undergraduate',
    title: 'Matriculation of new students',
    senderName: 'Office of the Registrar',
    description:
      '<p>The matriculation ceremony is held at the Convocation Ground at 10 a.m. on the last Friday of the month. <em>Gowns are given out against the receipt of the gown fee.</em></p>',
  },
  {
    daysAgo: 20,
    category: 'Undergraduate',
    title: 'Overdue books',
    senderName: 'College Library',
    description:
      '<p>Books that are overdue are to be returned before the examination. The fee is paid on this portal, under Library.</p>',
  },
  {
    daysAgo: 8,
    category: 'Postgraduate',
    title: 'Seminar dates',
    senderName: 'Postgraduate School',
    description:
      '<p>Proposal seminars are held on Wednesdays at 2 p.m. in the Senate Chamber. The list is with the secretary of the School.</p>',
  },
];

export const demoNotices: DemoStep = {
  name: 'notices',
  needs: [],
  slice:
    ({ day }) =>
    async (tx) => {
      const notices = NOTICES.map(({ daysAgo, days, ...notice }, index) => ({
        ...notice,
        id: randomOf(`notice ${day} ${index}`).uuid(),
        startDate: dayBefore(day, daysAgo),
        endDate: days === undefined ? null : dayBefore(day, daysAgo - days),
        createdAt: later(startOf(dayBefore(day, daysAgo)), 9 * 60 + index * 7),
      }));
      await insertDemoNotices(tx, { notices });
    },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { MyCoursesPage } from './MyCoursesPage.tsx';

const course = (id: number, code: string, of: object) => ({
  id,
  code,
  title: 'Introduction to Computer Science',
  unit: 3,
  departmentId: 22,
  department: 'Computer Science',
  option: null,
  offeredBy: 'Computer Science',
  levelId: 100,
  semesterId: 1,
  semester: 'First Semester',
  isMain: true,
  since: '2026-09-01T08:00:00.000Z',
  sessionId: 1,
  state: 'open',
  returned: null,
  daysLeft: 4,
  students: 40,
  missing: 12,
  unplaced: 0,
  ...of,
});

const meta = {
  component: MyCoursesPage,
  beforeEach: collegeSays(
    {
      'GET /Lecturer/lecturer-courses': onePage([
        course(8, 'CSC 101', { returned: 'Two scripts were not counted', missing: 0, unplaced: 1 }),
        course(10, 'CSC 201', { state: 'submitted', daysLeft: null, missing: 0 }),
      ]),
      'GET /Select/semesters': [],
    },
    ['results', 'marks'],
  ),
  decorators: [inTheHouse],
  parameters: { isPage: true, address: '/records' },
} satisfies Meta<typeof MyCoursesPage>;

export default meta;

/** Each opens its sheet: to correct what came back, and to read what was submitted. */
export const OpenTheirSheets: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'CSC 101' })).toHaveAttribute(
      'href',
      '/records/view?course=8&session=1',
    );
    await expect(canvas.getByRole('link', { name: 'CSC 201' })).toHaveAttribute(
      'href',
      '/records/results?course=10&session=1',
    );
    await expect(canvas.getByText('Two scripts were not counted')).toBeVisible();
  },
};

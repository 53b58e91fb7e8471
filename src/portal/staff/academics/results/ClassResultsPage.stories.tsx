import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { ClassResultsPage } from './ClassResultsPage.tsx';

const level = (departmentId: number, levelId: number) => ({
  departmentId,
  department: departmentId === 22 ? 'Computer Science' : 'Mathematics',
  levelId,
  sessionId: 1,
  session: '2026/2027',
  semesterId: 1,
  semester: 'First Semester',
  adviser: null,
  students: 40,
  registered: 38,
  waiting: 0,
  approved: 38,
});

const composite = (asked: URLSearchParams) => ({
  faculty: 'Faculty of Science',
  department: 'Computer Science',
  session: '2026/2027',
  semester: 'First Semester',
  level: Number(asked.get('levelId')),
  courses: [{ courseCode: 'CSC 201', courseUnit: 3, courseTitle: 'Programming' }],
  students: [
    {
      studentId: '01990000-0000-7000-8000-000000000001',
      regNo: 'UG/25/0001',
      name: 'Okonkwo Adaeze Grace',
      subjects: { 'CSC 201': '71 A' },
      previous: { creditUnit: 40, creditPoint: 160, gradePointAverage: '4.00', provisional: null },
      current: { creditUnit: 3, creditPoint: 15, gradePointAverage: '5.00', provisional: null },
      cumulative: { creditUnit: 43, creditPoint: 175, gradePointAverage: '4.07', provisional: null },
      remark: 'Pass',
      carryOvers: [],
      earned: { passed: 43, exempt: 0, total: 43, needed: null },
    },
  ],
});

const says = (levels: readonly object[]) =>
  collegeSays(
    {
      'GET /Lecturer/advised-levels': levels,
      'GET /Results/students-composite-results': composite,
      'GET /Department/all-departments': [
        { id: 22, name: 'Computer Science' },
        { id: 23, name: 'Mathematics' },
      ],
      'GET /Select/levels': [
        { id: 100, name: '100 Level' },
        { id: 200, name: '200 Level' },
      ],
      'GET /Select/sessions': [{ id: 1, session: '2026/2027' }],
      'GET /Select/semesters': [{ id: 1, name: 'First Semester' }],
    },
    ['results'],
  );

const meta = {
  component: ClassResultsPage,
  decorators: [inTheHouse],
  parameters: { isPage: true, address: '/class/results' },
} satisfies Meta<typeof ClassResultsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnAdviser: Story = {
  beforeEach: says([level(22, 200)]),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'UG/25/0001' })).toBeVisible();
    await expect(canvas.getByLabelText(/^Department/)).toHaveDisplayValue('Computer Science');
    await expect(canvas.getByLabelText(/^Level/)).toHaveDisplayValue('200 Level');
  },
};

export const OfAHead: Story = {
  beforeEach: says([level(22, 100), level(22, 200)]),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('table', { name: /100 level/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText(/^Level/), '200 Level');
    await expect(await canvas.findByRole('table', { name: /200 level/ })).toBeVisible();
  },
};

export const OfManyDepartments: Story = {
  beforeEach: says([level(22, 100), level(23, 100)]),
  async play({ canvas }) {
    await expect(await canvas.findByLabelText(/^Department/)).toHaveDisplayValue('Choose a department');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const OnAPhone: Story = { ...OfAnAdviser, globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ClassUnderWay } from '#contract/academics/provisional.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { ClassesUnderWayPage } from './ClassesUnderWayPage.tsx';

const CLASS: ClassUnderWay = {
  departmentId: 22,
  levelId: 400,
  sessionId: 1,
  semesterId: 2,
  faculty: 'Faculty of Sciences',
  department: 'Computer Science',
  session: '2026/2027',
  semester: 'Second Semester',
  courses: 8,
  published: 1,
  open: 2,
};

const meta = {
  component: ClassesUnderWayPage,
  beforeEach: collegeSays({ 'GET /Results/classes-before-approval': [CLASS] }, ['results', 'approve-results']),
  decorators: [inTheHouse],
  parameters: { isPage: true, address: '/class/results/before' },
} satisfies Meta<typeof ClassesUnderWayPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheirWay: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Computer Science, 400 level' });
    await expect(link).toHaveAttribute(
      'href',
      '/class/results/before/view?departmentId=22&levelId=400&sessionId=1&semesterId=2',
    );
    await expect(canvas.getByRole('row', { name: /400 level/ })).toHaveTextContent('8251');
  },
};

export const NothingWaits: Story = {
  beforeEach: collegeSays({ 'GET /Results/classes-before-approval': [] }, ['results']),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('No sheet of a class that you decide on is on its way')).toBeVisible(),
};

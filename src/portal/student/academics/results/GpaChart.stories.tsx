import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GpaChart } from './GpaChart.tsx';
import './results.css';

const term = (semesterId: number, semester: string, gradePointAverage: string | null) => ({
  sessionId: 1,
  session: '2025/2026',
  semesterId,
  semester,
  published: 1,
  waiting: 0,
  creditUnit: 16,
  gradePointAverage,
  provisional: semesterId === 2 ? 'provisional, 2 of 8 courses' : null,
  cumulative: gradePointAverage,
  cumulativeProvisional: null,
  remark: 'Pass',
});

const meta = {
  component: GpaChart,
  args: {
    scale: 5,
    terms: [term(1, 'First Semester', '3.06'), term(2, 'Second Semester', '3.94'), term(3, 'Third', null)],
  },
} satisfies Meta<typeof GpaChart>;

export default meta;

export const Semesters: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBe(2);
    await expect(canvas.getByText('3.94 (provisional, 2 of 8 courses)', { selector: 'strong' })).toBeVisible();
  },
};

export const NothingPublished: StoryObj<typeof meta> = {
  args: { terms: [term(1, 'First Semester', null)] },
  play: async ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};

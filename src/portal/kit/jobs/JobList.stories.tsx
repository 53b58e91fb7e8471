import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Job } from '#contract/kit/jobs.ts';
import { JobList } from './JobList.tsx';

const job = (id: string, title: string, more: Partial<Job>): Job => ({
  id,
  title,
  page: '/courses/upload?upload=7',
  state: 'running',
  done: 1200,
  total: 20_000,
  error: null,
  createdAt: new Date().toISOString(),
  finishedAt: null,
  isSeen: false,
  ...more,
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const meta = {
  component: JobList,
  args: {
    jobs: [
      job('1', 'Upload of courses.xlsx', {}),
      job('2', 'Trial of users.xlsx', { state: 'waiting' }),
      job('3', 'Upload of departments.xlsx', { state: 'done', finishedAt: minutesAgo(3) }),
      job('4', 'Upload of areas.xlsx', { state: 'cancelled', finishedAt: minutesAgo(180), isSeen: true }),
    ],
    onOpen: fn(),
  },
} satisfies Meta<typeof JobList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InEveryState: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^Upload of departments.xlsx/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(args.jobs[2]);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

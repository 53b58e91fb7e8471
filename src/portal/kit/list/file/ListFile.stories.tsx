import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Job } from '#contract/kit/jobs.ts';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../../.storybook/shell/insideShell.tsx';
import { ListFile } from './ListFile.tsx';

const ID = '7d1c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10';
const RUNNING: Job = {
  id: ID,
  title: 'Excel file of Courses',
  page: `/courses?file=${ID}`,
  state: 'running',
  done: 7250,
  total: 20_000,
  error: null,
  createdAt: '2026-11-21T08:30:00.000Z',
  finishedAt: null,
  isSeen: false,
};
const ENDED = { ...RUNNING, finishedAt: '2026-11-21T08:31:00.000Z', isSeen: true };

const whichIs = (job: Job | typeof NO_LINE | Promise<never>) =>
  collegeSays({ [`GET /BackgroundJob/jobs/${ID}`]: job, [`POST /BackgroundJob/jobs/${ID}/cancel`]: null });

const meta = {
  component: ListFile,
  args: { id: ID, path: '/CourseManagement/courses', onClose: fn() },
  parameters: { wide: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof ListFile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  beforeEach: whichIs({ ...RUNNING, state: 'waiting', done: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for its turn')).toBeVisible();
  },
};

export const Running: Story = {
  beforeEach: whichIs(RUNNING),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Excel file of Courses' })).toHaveAccessibleDescription(
      '7,250 of 20,000 rows',
    );
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const Finished: Story = {
  beforeEach: whichIs({ ...ENDED, state: 'done', done: 20_000 }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Download the file' })).toBeVisible();
    await expect(canvas.getByText('You can download it until 22/11/2026 09:31.')).toBeVisible();
    canvas.getByRole('button', { name: 'Download the file' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  beforeEach: whichIs({
    ...ENDED,
    state: 'failed',
    error: 'Something went wrong. What was done before stays done. Please start it again',
  }),
};

export const Cancelled: Story = { beforeEach: whichIs({ ...ENDED, state: 'cancelled' }) };

export const Loading: Story = {
  beforeEach: whichIs(new Promise<never>(() => undefined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'The file' })).toBeVisible();
  },
};

export const WithoutALine: Story = {
  beforeEach: whichIs(NO_LINE),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  beforeEach: whichIs({ ...ENDED, state: 'done', done: 20_000 }),
  globals: { viewport: { value: 'phone' } },
};

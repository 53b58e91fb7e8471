import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Job } from '#contract/kit/jobs.ts';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { Button } from '../../ui/Button.tsx';
import { JobProgress } from './JobProgress.tsx';

const RUNNING: Job = {
  id: '7d1c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10',
  title: 'Upload of courses.xlsx',
  page: '/courses/upload?upload=7',
  state: 'running',
  done: 1200,
  total: 20_000,
  error: null,
  createdAt: '2026-11-21T08:30:00.000Z',
  finishedAt: null,
  isSeen: false,
};
const ENDED = { ...RUNNING, finishedAt: '2026-11-21T08:31:00.000Z' };

const meta = {
  component: JobProgress,
  args: { job: RUNNING },
  beforeEach: collegeSays({
    [`POST /BackgroundJob/jobs/${RUNNING.id}/cancel`]: null,
    [`POST /BackgroundJob/jobs/${RUNNING.id}/seen`]: null,
  }),
  parameters: { wide: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof JobProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Upload of courses.xlsx' });
    await expect(bar).toHaveAttribute('value', '1200');
    await expect(bar).toHaveAccessibleDescription('1,200 of 20,000 rows');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Waiting: Story = { args: { job: { ...RUNNING, state: 'waiting', done: 0 } } };

export const Failed: Story = {
  args: {
    job: {
      ...ENDED,
      state: 'failed',
      error: 'Something went wrong. What was done before stays done. Please start it again',
    },
    children: <Button intent="primary">Go on</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Please start it again');
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};

export const Cancelled: Story = {
  args: { job: { ...ENDED, state: 'cancelled' }, children: <Button intent="primary">Go on</Button> },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Gate } from '#contract/students/gates.ts';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../.storybook/shell/insideShell.tsx';
import { Gated } from './Gated.tsx';

const PATH = 'GET /Student/own-gates';

const PAID: Gate = {
  fact: 'school fees, first part',
  words: 'The first part of your school fees is paid',
  met: true,
  link: { name: 'School fees', to: '/academic_fees/school_fees' },
};
const CLEARED: Gate = {
  fact: 'cleared',
  words: 'The admissions office has cleared you',
  met: false,
  link: { name: 'Clearance', to: '/clearance' },
};

const meta = {
  component: Gated,
  args: { act: 'registration', purpose: 'register your courses', children: <p className="sheet">Your courses</p> },
  beforeEach: collegeSays({ [PATH]: [PAID, CLEARED] }, ['student']),
  parameters: { bare: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof Gated>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing leads to its page; what is done does not. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Before you can register your courses' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Clearance' })).toHaveAttribute('href', '/clearance');
    await expect(canvas.queryByRole('link', { name: 'School fees' })).toBeNull();
    await expect(canvas.queryByText('Your courses')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Clearance' })).toHaveFocus();
  },
};

export const Open: Story = {
  beforeEach: collegeSays({ [PATH]: [PAID] }, ['student']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your courses')).toBeVisible();
    await expect(canvas.queryByText(/Before you can/)).toBeNull();
  },
};

export const Loading: Story = { beforeEach: collegeSays({ [PATH]: new Promise(() => undefined) }, ['student']) };

export const Offline: Story = {
  beforeEach: collegeSays({ [PATH]: NO_LINE }, ['student']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

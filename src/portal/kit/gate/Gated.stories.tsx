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

const SHORT = {
  invoiceNumber: 'INV2600000012',
  rrr: '310012345678',
  description: 'School fees of 2026/2027',
  status: 'Being checked',
};
const CONCERN = { kind: 'short', rrr: SHORT.rrr, expected: 87_300, reported: 40_000, settledAt: null };

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

/** Whoever paid short reads why the fees are not paid, and pays nothing again. */
export const PaidShort: Story = {
  beforeEach: collegeSays(
    {
      [PATH]: [{ ...PAID, met: false, words: 'Pay the first part of your school fees' }],
      'GET /Payment/own-invoices': [SHORT],
      'GET /Payment/timeline': { concerns: [CONCERN] },
    },
    ['student'],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/₦40,000.00 came in for ₦87,300.00/)).toHaveTextContent(
      'The money is not lost: take your proof of payment to the bursary. ₦47,300.00 is missing.',
    );
    await expect(canvas.getByRole('link', { name: 'School fees of 2026/2027' })).toBeVisible();
  },
};

export const PaidShortOnAPhone: Story = { ...PaidShort, globals: { viewport: { value: 'phone' } } };

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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import type { Due, DueLine } from '#contract/finance/student-fees.ts';
import { Arrears } from './Arrears.tsx';
import { FeeChoice, PartChoice } from './Choices.tsx';
import { DueLines } from './DueLines.tsx';
import '../fees.css';

const line = (feeId: number, description: string, amountKobo: number, more: Partial<DueLine> = {}): DueLine => ({
  feeId,
  description,
  amountKobo,
  awardedKobo: 0,
  paidKobo: 0,
  creditKobo: 0,
  dueKobo: amountKobo,
  payKobo: amountKobo,
  isOffered: false,
  why: { won: { words: 'Undergraduates', amountKobo }, beaten: [] },
  ...more,
});

/** Ada, of whom every rule of the specification's example holds. */
const ADA: Due = {
  purpose: 'school',
  sessionId: 2,
  session: '2026/2027',
  level: '100 Level',
  lines: [
    line(1, 'Tuition', 90_000_00, {
      why: {
        won: { words: 'non-indigenes', amountKobo: 90_000_00 },
        beaten: [{ words: 'Undergraduates', amountKobo: 60_000_00 }],
      },
    }),
    line(2, 'Library', 7_500_00),
    line(3, 'Laboratory', 30_000_00, {
      why: {
        won: { words: 'Computer Science, 100 Level', amountKobo: 30_000_00 },
        beaten: [
          { words: 'Computer Science', amountKobo: 25_000_00 },
          { words: 'Undergraduates', amountKobo: 0 },
        ],
      },
    }),
  ],
  parts: [
    {
      part: 'Full',
      paymentTypeId: 1,
      amountKobo: 127_500_00,
      dueKobo: 127_500_00,
      state: 'closed',
      reason: 'You have paid the first part',
      dueOn: null,
    },
    {
      part: 'FirstInstallment',
      paymentTypeId: 2,
      amountKobo: 76_500_00,
      dueKobo: 0,
      state: 'paid',
      reason: '',
      dueOn: null,
    },
    {
      part: 'SecondInstallment',
      paymentTypeId: 3,
      amountKobo: 51_000_00,
      dueKobo: 51_000_00,
      state: 'open',
      reason: '',
      dueOn: '2027-02-28',
    },
  ],
  arrears: [],
  balanceKobo: 0,
  dueKobo: 127_500_00,
  total: 127_500,
  checked: null,
  coveredBy: null,
  totalInWords: 'One Hundred and Twenty Seven Thousand Five Hundred Naira Only',
};

const meta = {
  title: 'Student/What is due',
  component: DueLines,
  args: { due: ADA },
  parameters: { bare: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof DueLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachLineSaysWhy: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('₦127,500.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Why? Laboratory' }));
    const why = within(await screen.findByRole('dialog', { name: 'Why ₦30,000.00 for Laboratory?' }));
    await waitFor(() => expect(why.getByText('Computer Science, 100 Level')).toBeVisible());
    await expect(why.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Computer Science: ₦25,000.00',
      'Undergraduates: ₦0.00',
    ]);
    await userEvent.keyboard('{Escape}');
  },
};

export const AwardedPaidAndCredited: Story = {
  args: {
    due: {
      ...ADA,
      lines: [
        line(1, 'Tuition', 90_000_00, {
          awardedKobo: 30_000_00,
          paidKobo: 20_000_00,
          creditKobo: 10_000_00,
          payKobo: 30_000_00,
        }),
      ],
      total: 30_000,
      totalInWords: 'Thirty Thousand Naira Only',
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('of ₦90,000.00 · scholarship or waiver ₦30,000.00 · paid ₦20,000.00 · credit ₦10,000.00'),
    ).toBeVisible();
    await expect(canvas.getByText('Your credit pays ₦10,000.00 of these fees.')).toBeVisible();
  },
};

/** Nothing has no words: 'Zero Naira Only' was read as an invoice of nothing. */
export const NothingLeft: Story = {
  args: {
    due: {
      ...ADA,
      lines: [line(1, 'Tuition', 90_000_00, { paidKobo: 90_000_00, dueKobo: 0, payKobo: 0 })],
      total: 0,
      totalInWords: 'Zero Naira Only',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦0.00')).toBeVisible();
    await expect(canvas.queryByText('Zero Naira Only')).toBeNull();
  },
};

function Parts({ due }: { readonly due: Due }) {
  const [chosen, setChosen] = useState<number>();
  return <PartChoice due={due} chosen={chosen} onChoose={setChosen} />;
}

export const AClosedPartSaysWhy: Story = {
  render: (args) => <Parts {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('You have paid the first part')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Full/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /^First Installment/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Second Installment ₦51,000.00 By 28/02/2027' }));
    await expect(canvas.getByRole('radio', { name: /^Second/ })).toBeChecked();
  },
};

function Fees({ due }: { readonly due: Due }) {
  const [chosen, setChosen] = useState<readonly number[]>([1]);
  return <FeeChoice due={due} chosen={chosen} onChoose={setChosen} />;
}

export const CompulsoryThenOffered: Story = {
  args: {
    due: {
      ...ADA,
      purpose: 'sundry',
      lines: [
        line(1, 'Identity card', 2_500_00),
        line(2, 'Faculty dues', 3_000_00, { dueKobo: 0, paidKobo: 3_000_00, payKobo: 0 }),
        line(3, 'Gown', 12_000_00, { isOffered: true }),
      ],
    },
  },
  render: (args) => <Fees {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Identity card ₦2,500.00' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Faculty dues Paid' })).toBeDisabled();
    const gown = within(canvas.getByRole('group', { name: 'Offered' })).getByRole('checkbox');
    await userEvent.click(gown);
    await expect(gown).toBeChecked();
  },
};

export const ArrearsFirst: Story = {
  render: () => (
    <Arrears due={{ arrears: [{ sessionId: 1, session: '2025/2026', dueKobo: 12_500_00, isOpening: false }] }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You owe ₦12,500.00 from 2025/2026. Pay it first.');
    await expect(canvas.getByRole('link', { name: 'Pay for 2025/2026' })).toBeVisible();
  },
};

/** Of before the portal: no session page has it, so the button makes its invoice. */
export const BroughtForward: Story = {
  render: () => (
    <Arrears due={{ arrears: [{ sessionId: 1, session: '2025/2026', dueKobo: 46_200_00, isOpening: true }] }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You owe ₦46,200.00 from 2025/2026, brought forward. Pay it first.',
    );
    await expect(canvas.getByRole('button', { name: 'Pay what is owed of 2025/2026' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

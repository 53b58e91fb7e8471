import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { OwnAdmission } from './OwnAdmission.tsx';

const OFFERED = {
  regNumber: '202630639047FF',
  fullName: 'Okafor Adaeze Ngozi',
  programme: 'B.Sc. Computer Science',
  department: 'Computer Science',
  session: '2026/2027',
  admittedOn: '2026-11-20',
  matricNumber: null,
  state: 'offered',
  status: 'Offered',
  next: 'Accept the offer, or decline it. The last day is 24/11/2026, until midnight in Lagos.',
  lastDay: '2026-11-24',
  mayAnswer: true,
  hasLetter: true,
  gates: [],
  taken: [{ step: 'Offered', at: '2026-11-20T09:00:00.000Z' }],
} as const;

const meta = {
  component: OwnAdmission,
  args: { own: OFFERED as never },
  parameters: { isPage: true },
  decorators: [inTheHouse],
  beforeEach: collegeSays({}, ['student']),
} satisfies Meta<typeof OwnAdmission>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept the offer' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Decline the offer' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Letter of admission' })).toBeVisible();
  },
};

export const OfferedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Lapsed: Story = {
  args: {
    own: {
      ...OFFERED,
      state: 'lapsed',
      status: 'Lapsed',
      next: 'The last day of the offer has passed. If you still want the place, ask the admissions office.',
      lastDay: null,
      mayAnswer: false,
      hasLetter: false,
    } as never,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Accept the offer' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Letter of admission' })).toBeNull();
  },
};

/** The fee has its page; what the office is to do has the page of the documents. */
export const FeeToPay: Story = {
  args: {
    own: {
      ...OFFERED,
      state: 'profiled',
      status: 'To be cleared',
      next: 'The admissions office looks at your documents. You are mailed if anything is missing.',
      lastDay: null,
      mayAnswer: false,
      gates: [
        {
          title: 'Acceptance fee',
          isOpen: false,
          opens: 'The candidate pays the acceptance fee',
          words: 'Your acceptance fee is paid',
          toDo: 'Pay your acceptance fee',
          page: '/academic_fees/acceptance',
        },
        {
          title: 'Documents',
          isOpen: true,
          opens: 'Every required document is cleared',
          words: 'The admissions office has cleared every document that it needs',
          toDo: null,
          page: '/clearance',
        },
      ],
    } as never,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Before you can be cleared' })).toBeVisible();
    await expect(canvas.getByText(/Pay your acceptance fee\. The admissions office looks/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Acceptance fee' })).toHaveAttribute(
      'href',
      '/academic_fees/acceptance',
    );
    await expect(canvas.queryByRole('link', { name: 'Documents' })).toBeNull();
  },
};

export const NoAdmission: Story = { args: { own: null as never } };

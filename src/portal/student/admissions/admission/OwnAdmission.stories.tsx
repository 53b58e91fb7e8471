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
  state: 'offered',
  status: 'Offered',
  next: 'Accept the offer, or decline it. The last day is 24/11/2026.',
  lastDay: '2026-11-24',
  mayAnswer: true,
  hasLetter: true,
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

export const NoAdmission: Story = { args: { own: null as never } };

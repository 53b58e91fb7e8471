import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { StatementPage } from './StatementPage.tsx';

const answering = (lines: readonly object[]) => collegeSays({ 'GET /Payment/statement': lines }, ['student']);

const meta = {
  title: 'Student/Statement',
  component: StatementPage,
  parameters: { isPage: true },
  decorators: [inTheHouse],
  beforeEach: answering([
    {
      at: '2026-11-20T09:00:00.000Z',
      description: 'Tuition',
      session: '2026/2027',
      chargedKobo: 60_000_00,
      paidKobo: 0,
      balanceKobo: 60_000_00,
    },
    {
      at: '2026-11-20T15:00:00.000Z',
      description: 'Hostel accommodation: changed',
      session: '2026/2027',
      chargedKobo: -30_000_00,
      paidKobo: 0,
      balanceKobo: 30_000_00,
    },
    {
      at: '2026-11-21T09:00:00.000Z',
      description: 'Payment of RRR 310012345678',
      session: null,
      chargedKobo: 0,
      paidKobo: 43_800_00,
      balanceKobo: -13_800_00,
    },
  ]),
} satisfies Meta<typeof StatementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCredit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your credit')).toBeVisible();
    await expect(canvas.getByText('₦13,800.00 credit')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByText('-₦30,000.00')).toBeVisible();
  },
};

export const NothingYet: Story = {
  beforeEach: answering([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You were charged nothing yet')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { WaitingListPage } from './WaitingListPage.tsx';

const meta = {
  component: WaitingListPage,
  parameters: { isPage: true },
  decorators: [inTheHouse],
  beforeEach: collegeSays({
    'GET /AdmissionList/waiting-moves': onePage([
      {
        id: '0197b8f2-8d10-7000-a000-000000000001',
        fullName: 'Okafor Adaeze Ngozi',
        regNumber: '202630639047FF',
        department: 'Computer Science',
        rank: 48,
        aggregate: '61.25',
        pool: 'merit',
        reason:
          'Next for a place by merit, rank 48 of the run with 61.25: Bello Musa (202630639048GA) declined on 20/11/2026',
        movedAt: '2026-11-20T10:00:00.000Z',
        state: 'offered',
        offerUntil: '2026-11-22',
      },
    ]),
  }),
} satisfies Meta<typeof WaitingListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The office sees into whose place each moved, and why. */
export const WhoMovedUp: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Bello Musa \(202630639048GA\) declined on 20\/11\/2026/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

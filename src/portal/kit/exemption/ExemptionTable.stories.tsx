import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExemptionTable } from './ExemptionTable.tsx';

const meta = {
  component: ExemptionTable,
  args: {
    exemptions: [
      {
        code: 'MTH 101',
        title: 'Elementary Mathematics I',
        unit: 3,
        basis: 'Direct entry',
        origin: 'Federal Polytechnic, Bida',
        paper: 'ND transcript 2025/114 of 14/06/2026',
        grantedBy: 'Okafor Ada',
        grantedAt: '2026-11-20T10:00:00.000Z',
      },
    ],
  },
} satisfies Meta<typeof ExemptionTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its reader sees that it counts, and on whose word. */
export const Granted: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /MTH 101/ });
    await expect(row).toHaveTextContent('EXEMPT');
    await expect(row).toHaveTextContent('Okafor Ada');
    await expect(row).toHaveTextContent('ND transcript 2025/114 of 14/06/2026, Federal Polytechnic, Bida');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

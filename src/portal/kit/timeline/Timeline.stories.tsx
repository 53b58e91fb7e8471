import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

const meta = {
  component: Timeline,
  args: {
    label: 'What happened',
    moments: [
      { title: 'The invoice was made', at: '2026-11-02T09:00:00.000Z', words: 'on this portal' },
      { title: 'The RRR was generated', at: '2026-11-02T09:00:01.000Z', words: 'Remita' },
      {
        title: 'The bursary was asked to look at it',
        at: '2026-11-02T09:10:00.000Z',
        words: 'the college',
        look: 'warning',
      },
      { title: 'Your payment was received', at: '2026-11-02T23:30:00.000Z', words: 'the college', look: 'success' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const APayment: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'What happened' }).children).toHaveLength(4);
    await expect(canvas.getByText('03/11/2026 00:30')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

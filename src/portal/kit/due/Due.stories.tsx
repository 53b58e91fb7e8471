import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { DueHead } from './DueHead.tsx';
import { WaitingList } from './WaitingList.tsx';

const FEES = {
  what: 'Pay the first part of your school fees',
  detail: '₦87,300.00 of ₦133,500.00 for 2026/2027',
  due: '2026-11-23',
};

const meta = {
  title: 'House/What Is Due',
  component: DueHead,
  args: {
    next: FEES,
    way: { label: 'Pay', to: '/academic_fees/school_fees/generate_invoice' },
    otherwise: 'Nothing is owed.',
  },
  decorators: [inTheHouse],
  parameters: { bare: true, wide: true },
} satisfies Meta<typeof DueHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Next: Story = {
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('region', { name: 'What is due next' });
    await expect(head).toHaveTextContent('Due in 2 days, by 23/11/2026');
    await userEvent.tab();
    await expect(within(head).getByRole('link', { name: 'Pay' })).toHaveFocus();
  },
};

export const Late: Story = { args: { next: { ...FEES, due: '2026-11-20' } } };

export const NothingIsDue: Story = {
  args: { next: null, way: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What is due next' })).toHaveTextContent('Nothing is owed.');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const AllThatWaits: Story = {
  render: () => (
    <WaitingList
      items={[
        { ...FEES, due: '2026-11-20', to: '/academic_fees/school_fees' },
        { what: 'Register your courses', detail: null, due: '2026-12-18', to: '/course_registration' },
        { what: 'Complete your profile', detail: '3 of 8 sections', due: null, to: '/profile#record' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.querySelector('strong')!.textContent)).toEqual([
      FEES.what,
      'Register your courses',
      'Complete your profile',
    ]);
    await expect(items[0]).toHaveTextContent('1 day late');
  },
};

export const OnAPhone: Story = { ...AllThatWaits, globals: { viewport: { value: 'phone' } } };

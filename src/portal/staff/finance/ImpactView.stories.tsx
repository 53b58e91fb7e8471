import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { ImpactView } from './ImpactView.tsx';

const meta = {
  title: 'Staff/What publishing changes',
  component: ImpactView,
  args: {
    impact: {
      digest: '',
      students: 3,
      raised: 2,
      cut: 1,
      paid: 1,
      spared: 0,
      balances: { students: 1, kobo: 1_800_00 },
      credits: { students: 1, kobo: 6_000_00 },
      invoicesReplaced: 2,
      incomeKobo: -2_400_00,
      crossings: [
        {
          fee: 'Tuition',
          wins: '100 Level',
          winsKobo: 70_000_00,
          loses: 'non-indigenes',
          losesKobo: 90_000_00,
        },
      ],
      examples: [
        { fullName: 'Okonkwo Adaeze', number: 'CSC/2024/0039', beforeKobo: 133_500_00, afterKobo: 135_300_00 },
        { fullName: 'Bello Chidi', number: 'CSC/2024/0040', beforeKobo: 133_500_00, afterKobo: 127_500_00 },
      ],
    },
  },
  decorators: [inTheHouse],
} satisfies Meta<typeof ImpactView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RulesThatCross: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('₦1,800.00 of 1')).toBeVisible();
    await expect(canvas.getByText('−₦2,400.00')).toBeVisible();
    await expect(
      canvas.getByText(/^Tuition: the rule for 100 Level \(₦70,000.00\) wins over the rule for non-indigenes/),
    ).toBeVisible();
    await userEvent.click(canvas.getByText('The first 2 students'));
    await expect(canvas.getByText('Before: ₦133,500.00', { selector: 'li:first-child small' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { EffectList } from './EffectList.tsx';
import './scholarships.css';

const meta = {
  title: 'Staff/Effect of an award',
  component: EffectList,
  args: {
    effects: {
      students: 2,
      refused: 2,
      awardKobo: 93_800_00,
      creditKobo: 13_800_00,
      rows: [
        {
          number: 'CSC/2024/0039',
          fullName: 'Okonkwo Adaeze',
          awardKobo: 60_000_00,
          creditKobo: 13_800_00,
          problem: null,
        },
        { number: 'CSC/2024/0040', fullName: 'Bello Chidi', awardKobo: 33_800_00, creditKobo: 0, problem: null },
        {
          number: 'NOBODY1',
          fullName: null,
          awardKobo: 0,
          creditKobo: 0,
          problem: 'No student of this session has this number',
        },
        {
          number: 'CSC/2024/0039',
          fullName: 'Okonkwo Adaeze',
          awardKobo: 0,
          creditKobo: 0,
          problem: 'Is here twice',
        },
      ],
    },
  },
  decorators: [inTheHouse],
} satisfies Meta<typeof EffectList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeLeftOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 are left out/)).toHaveTextContent(
      '2 are awarded ₦93,800.00, of which ₦13,800.00 is credit, since it was paid already. 2 are left out.',
    );
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('NOBODY1');
    await expect(canvas.getByText('No student of this session has this number')).toBeVisible();
    await expect(canvas.getByText('Is here twice')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

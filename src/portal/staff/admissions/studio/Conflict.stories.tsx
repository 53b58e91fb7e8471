import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BothDialog } from './useEdits.tsx';

const meta = {
  component: BothDialog,
  args: {
    both: {
      kind: 'both-changed',
      mine: 'Phone is now called ‘Mobile’',
      theirs: 'Phone is now called ‘Telephone’',
      by: 'Bello Amina',
      revision: 7,
    },
    onMine: fn(),
    onTheirs: fn(),
  },
} satisfies Meta<typeof BothDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both are shown, and nothing is lost before one is chosen. */
export const BothChanged: Story = {
  async play({ args, userEvent }) {
    await waitFor(() => expect(screen.getByText('Phone is now called ‘Telephone’')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Take mine' }));
    await expect(args.onMine).toHaveBeenCalledOnce();
  },
};

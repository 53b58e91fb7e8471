import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { AwardActs } from './AwardActs.tsx';

const EFFECTS = { digest: 'seen', students: 40, refused: 3, awardKobo: 93_800_00, creditKobo: 0, rows: [] };

const says = (awardsByTwo: boolean) =>
  collegeSays({ 'GET /Bursary/settings': { feesByTwo: true, awardsByTwo, revision: 1 } }, ['fees', 'award-approve']);

const meta = {
  title: 'Staff/Awarding',
  component: AwardActs,
  args: {
    effects: EFFECTS,
    asked: { scholarshipId: 1, numbers: ['CSC/2024/0039'] },
    award: fn(async () => EFFECTS),
    onDone: fn(),
  },
  decorators: [inTheHouse],
  beforeEach: says(true),
} satisfies Meta<typeof AwardActs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByTwo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask to award' }));
    await waitFor(() => expect(screen.getByText(/Nothing is awarded before another person/)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Award' })).toBeNull();
  },
};

export const ByOne: Story = {
  beforeEach: says(false),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Award' }));
    await waitFor(() => expect(screen.getByText(/^40 students are awarded ₦93,800.00 in all/)).toBeVisible());
    await userEvent.click(screen.getAllByRole('button', { name: 'Award' }).at(-1)!);
    await waitFor(() => expect(args.award).toHaveBeenCalledOnce());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { collegeSays, inTheHouse, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { AwardList } from './AwardList.tsx';

const row = (id: string, fullName: string, state: 'awarded' | 'withdrawn') => ({
  id,
  fullName,
  number: `CSC/2024/00${id}`,
  scholarship: 'Governor’s award',
  session: '2026/2027',
  amountKobo: state === 'awarded' ? 60_000_00 : 0,
  awardedAt: '2026-10-06T09:42:00.000Z',
  state,
});

const meta = {
  title: 'Staff/Awards of a scholarship',
  component: AwardList,
  args: { scholarshipId: 1 },
  decorators: [inTheHouse],
  beforeEach: collegeSays(
    {
      'GET /Payment/scholarship-students': onePage([
        row('39', 'Okonkwo Adaeze', 'awarded'),
        row('40', 'Bello Chidi', 'awarded'),
        row('41', 'Yusuf Maryam', 'withdrawn'),
      ]),
      'GET /Session/all-sessions': [],
      'POST /Payment/scholarship-students/bulk/withdraw': { done: 2, unchanged: 0, refusals: 0, refused: [] },
    },
    ['fees'],
  ),
} satisfies Meta<typeof AwardList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Those that are chosen are withdrawn together, with one reason. */
export const WithdrawnTogether: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Okonkwo Adaeze' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Bello Chidi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    const reason = await screen.findByRole('textbox', { name: /^Why are these awards withdrawn/ });
    await waitFor(() => expect(reason).toBeVisible());
    await userEvent.type(reason, 'Left the programme');
    await userEvent.click(screen.getAllByRole('button', { name: 'Withdraw' }).at(-1)!);
    await expect((await canvas.findAllByText('2 to be withdrawn')).length).toBeGreaterThan(0);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

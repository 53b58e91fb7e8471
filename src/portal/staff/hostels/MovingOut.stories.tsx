import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import type { StillIn } from '#contract/hostels/leaving.ts';
import { MovingOutPage } from './MovingOutPage.tsx';

const stay = (nth: number, fullName: string): StillIn => ({
  id: `5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f1${nth}`,
  fullName,
  number: `CSC/2024/003${nth}`,
  session: '2025/2026',
  hostel: 'Moremi Hall',
  bed: `Moremi Hall, 10${nth}A`,
  cameOn: '2025-11-20',
});

const says = (stays: readonly StillIn[]) =>
  collegeSays({ 'GET /Hostel/still-in': { next: '2026/2027', stays } }, ['hostel']);

const meta = {
  title: 'Staff/Moving out',
  component: MovingOutPage,
  parameters: { isPage: true, address: '/hostel_management/moving_out' },
  decorators: [inTheHouse],
  beforeEach: says([stay(1, 'Okonkwo Adaeze'), stay(2, 'Bello Amina')]),
} satisfies Meta<typeof MovingOutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who is unticked leaves by another act. */
export const OfOneDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^2 students are still in/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Bello Amina/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check out 1 student' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check out 1 student' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Left on/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const NobodyIsIn: Story = {
  beforeEach: says([]),
  play: async ({ canvas }) => expect(await canvas.findByText('Nobody is still in from before 2026/2027')).toBeVisible(),
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

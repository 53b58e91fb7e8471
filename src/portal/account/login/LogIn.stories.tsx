import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { LogIn } from './LogIn.tsx';

const meta = {
  component: LogIn,
  args: { from: undefined, onLogIn: fn(async () => undefined) },
  parameters: { isPage: true, address: '/login' },
  decorators: [inTheHouse],
} satisfies Meta<typeof LogIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Login' })).toBeVisible();
    await expect(canvas.queryByText(/Your sign-in has ended/)).toBeNull();
  },
};

/** Whoever lost their sign-in reads why the login is here. */
export const Lost: Story = {
  args: { from: '/course_registration?session=1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your sign-in has ended. Log in, and you are back where you were.',
    );
  },
};

export const OnAPhone: Story = { ...Lost, globals: { viewport: { value: 'phone' } } };

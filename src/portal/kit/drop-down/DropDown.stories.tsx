import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { Button } from '../../ui/Button.tsx';
import { DropDown } from './DropDown.tsx';

const meta = {
  component: DropDown,
  args: {
    label: 'Account',
    button: (opener) => (
      <Button look="outlined" {...opener}>
        Account
      </Button>
    ),
    children: (
      <>
        <Link to="/profile">Profile</Link>
        <Link to="/change_password">Change Password</Link>
      </>
    ),
  },
  decorators: [inTheHouse],
} satisfies Meta<typeof DropDown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'false');
  },
};

const open: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  canvas.getByRole('button', { name: 'Account' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Account' })).toBeVisible(),
  );
};

export const Opened: Story = { play: open };

export const OnAPhone: Story = { play: open, globals: { viewport: { value: 'phone' } } };

export const ClosedByEscape: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await open(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus();
  },
};

export const ClosedByALink: Story = {
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    const body = within(canvasElement.ownerDocument.body);
    await open(context);
    await userEvent.click(body.getByRole('link', { name: 'Profile' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** What it changes may stand in the address, as the columns of a list do. */
export const OpenWhileItsQueryChanges: Story = {
  args: { label: 'Columns', children: <Link to="?columns=name">Name</Link> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await userEvent.click(await body.findByRole('link', { name: 'Name' }));
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    await expect(body.getByRole('dialog', { name: 'Columns' })).toBeVisible();
  },
};

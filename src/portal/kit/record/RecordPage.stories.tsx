import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { Button } from '../../ui/Button.tsx';
import { StatusTag } from '../StatusTag.tsx';
import { RecordPage } from './RecordPage.tsx';

const meta = {
  component: RecordPage,
  args: {
    title: 'Okonkwo Adaeze Grace',
    crumbs: [{ name: 'Users', to: '/user_management/users' }],
    facts: [
      ['Username', 'student'],
      ['Phone number', null],
      ['Status', <StatusTag look="success">Active</StatusTag>],
    ],
    actions: <Button look="outlined">Deactivate</Button>,
  },
  parameters: {
    isPage: true,
    address: { pathname: '/user', search: '?user=2', state: { rows: ['/user?user=1', '/user?user=2'] } },
  },
  decorators: [inTheHouse],
} satisfies Meta<typeof RecordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ARecord: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Phone number').nextElementSibling).toHaveTextContent('-');
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/user_management/users');
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/user?user=1');
    await expect(canvas.getByText('2 of 2')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Next' })).toBeNull();
  },
};

/** An address without a blank in it breaks inside the sheet; it does not push the page sideways. */
export const OnAPhone: Story = {
  args: {
    facts: [
      ['Username', 'ECO/2026/0006'],
      ['Email address', 'aisha.abubakar164@students.matricula.example'],
      ['Two-factor authentication', 'Off'],
    ],
    actions: (
      <>
        <Button look="outlined">Take this person's place</Button>
        <Button look="outlined">Send password mail</Button>
        <Button look="outlined">Deactivate</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** The arrows lead from tab to tab, and the next Tab into what is shown. */
export const ByKeyboard: Story = {
  args: { history: { path: '/UserManagement/user/2', form: 'user' } },
  beforeEach: collegeSays({ 'GET /UserManagement/user/2/history': [] }),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Details' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'History' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true'));
    await expect(await canvas.findByText('Nothing has been changed since the portal was set up')).toBeVisible();
  },
};

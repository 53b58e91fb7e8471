import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../.storybook/shell/insideShell.tsx';
import { SideMenu } from './SideMenu.tsx';
import './shell.css';

const ITEMS = [
  { id: 1, name: 'Dashboard', path: '/dashboard', items: [] },
  {
    id: 5,
    name: 'Invoice management',
    path: null,
    items: [{ id: 6, name: 'Payment cases', path: '/invoice_management/cases' }],
  },
  {
    id: 2,
    name: 'Reports',
    path: null,
    items: [
      { id: 3, name: 'Payment reports', path: '/reports/payment_reports' },
      { id: 4, name: 'Application reports', path: '/app_reports/application_reports' },
    ],
  },
];

const CASES = {
  name: 'open-payment-cases',
  title: 'Payment cases',
  kind: 'waiting',
  unit: 'count',
  value: 3,
  to: '/invoice_management/cases?state=open',
  days: [],
};

const meta = {
  title: 'House/Menu',
  component: SideMenu,
  args: { items: ITEMS },
  parameters: { isPage: true, address: '/reports/payment_reports' },
  decorators: [
    (Story) => (
      <div className="shell">
        <Story />
        <main className="page">
          <h1>Payment reports</h1>
        </main>
      </div>
    ),
    inTheHouse,
  ],
  beforeEach: collegeSays({
    'GET /Dashboard/home': { session: null, sessionOpenedOn: null, cards: [CASES] },
    'GET /Menus/menus': { menuItems: ITEMS, claims: ['self', 'reports'] },
  }),
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesk: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Payment reports' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  },
};

/** What waits within a folded group is counted at the group, and at its page when it is unfolded. */
export const WhatWaits: Story = {
  async play({ canvas, userEvent }) {
    const group = canvas.getByText('Invoice management');
    await waitFor(() => expect(group).toHaveTextContent('3 waiting'));
    await userEvent.click(group);
    await expect(canvas.getByRole('link', { name: /Payment cases ?3 waiting/ })).toBeVisible();
    await expect(group.querySelector('.side__count')).not.toBeVisible();
  },
};

/** The longest name of a group that counts what waits. */
const STUDENTS = [{ ...ITEMS[1]!, name: 'Student management' }];

export const ANameHasOneLine: Story = {
  args: { items: STUDENTS },
  beforeEach: collegeSays({
    'GET /Dashboard/home': { session: null, sessionOpenedOn: null, cards: [{ ...CASES, value: 37 }] },
    'GET /Menus/menus': { menuItems: STUDENTS, claims: ['self', 'reports'] },
  }),
  async play({ canvas }) {
    const group = canvas.getByText('Student management');
    await waitFor(() => expect(group).toHaveTextContent('37 waiting'));
    await expect(group.clientHeight).toBe(36);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Menu' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const body = within(document.body);
    const drawer = within(await body.findByRole('dialog', { name: 'Menu' }));
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Payment reports' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const ClosedByLeaving: Story = {
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const body = within(document.body);
    await userEvent.click(
      within(await body.findByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Dashboard' }),
    );
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { MenuRow } from '#contract/people/menus.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { MenuItemRecord } from './MenuItemRecord.tsx';

const CLAIMS = [
  {
    claim: 'reports',
    title: 'Reports',
    on: null,
    section: 'reports',
    lets: 'See what was paid and applied for.',
    inPerson: false,
    givable: false,
  },
  {
    claim: 'audit',
    title: 'Audit log',
    on: null,
    section: 'user management',
    lets: 'Read the audit log.',
    inPerson: false,
    givable: true,
  },
];

const ITEM: MenuRow = {
  id: 12,
  name: 'Payment reports',
  path: '/reports/payment_reports',
  parentId: 3,
  claims: ['reports'],
  revision: 4,
};

const READ = {
  'GET /RoleClaims/claims': CLAIMS,
  'GET /Select/menu-groups': [
    { id: 3, name: 'Reports' },
    { id: 5, name: 'Finance' },
  ],
};

const meta = {
  component: MenuItemRecord,
  args: { item: ITEM },
  beforeEach: collegeSays(READ),
  parameters: { isPage: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof MenuItemRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who is shown an item is given nothing, so a claim that one does not hold can be chosen too. */
export const Item: Story = {
  args: { item: { ...ITEM, claims: [] } },
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('combobox', { name: 'Group' });
    await waitFor(() => expect(group).toHaveDisplayValue('Reports'));
    await expect(canvas.getByRole('textbox', { name: 'Path' })).toHaveValue('/reports/payment_reports');
    await expect(await canvas.findByRole('checkbox', { name: /^Reports/ })).toBeEnabled();
  },
};

export const Mistaken: Story = {
  play: async ({ canvas, userEvent }) => {
    const path = await canvas.findByRole('textbox', { name: 'Path' });
    await userEvent.clear(path);
    await userEvent.type(path, 'https://elsewhere.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('group', { name: 'Please check this answer' })).toHaveTextContent(
      'a path begins with / and names a page of the portal',
    );
  },
};

/** Two people edit one item: whoever saves second sees both, and what they typed is there still. */
export const ChangedMeanwhile: Story = {
  beforeEach: collegeSays({
    ...READ,
    'GET /Menus/menu-claims': [{ ...ITEM, name: 'Reports of payments', revision: 5 }],
    'PUT /Menus/12': Response.json(
      { success: false, message: 'Bello Ibrahim changed this on 23/11/2026 10:30, after you opened it' },
      { status: 409 },
    ),
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Payments');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Changed since then' }),
    );
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Yours: Payments' })).toHaveFocus());
    await expect(dialog.getByRole('radio', { name: 'Saved by another: Reports of payments' })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(name).toHaveValue('Payments'));
  },
};

export const Group: Story = {
  args: { item: { ...ITEM, path: null, parentId: null, claims: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Payment reports');
    await expect(canvas.queryByRole('textbox', { name: 'Path' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: /^Reports/ });
  },
};

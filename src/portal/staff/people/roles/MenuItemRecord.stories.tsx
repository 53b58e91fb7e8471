import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { MenuRow } from '#contract/people/menus.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { MenuItemRecord } from './MenuItemRecord.tsx';

const CLAIMS = [
  { claim: 'reports', section: 'reports', lets: 'See what was paid and applied for.', inPerson: false, givable: false },
  { claim: 'audit', section: 'user management', lets: 'Read the audit log.', inPerson: false, givable: true },
];

const ITEM: MenuRow = { id: 12, name: 'Payment reports', path: '/reports/payment_reports', parentId: 3, claims: ['reports'], revision: 4 };

const meta = {
  component: MenuItemRecord,
  args: { item: ITEM },
  beforeEach: collegeSays({ 'GET /RoleClaims/claims': CLAIMS, 'GET /Select/menu-groups': [{ id: 3, name: 'Reports' }, { id: 5, name: 'Finance' }] }),
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
    await expect(await canvas.findByRole('checkbox', { name: /^reports/ })).toBeEnabled();
  },
};

export const Mistaken: Story = {
  play: async ({ canvas, userEvent }) => {
    const path = await canvas.findByRole('textbox', { name: 'Path' });
    await userEvent.clear(path);
    await userEvent.type(path, 'https://elsewhere.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('group', { name: 'There is 1 mistake' })).toHaveTextContent('a path begins with / and names a page of the portal');
  },
};

export const Group: Story = {
  args: { item: { ...ITEM, path: null, parentId: null, claims: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Payment reports');
    await expect(canvas.queryByRole('textbox', { name: 'Path' })).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: async ({ canvas }) => { await canvas.findByRole('checkbox', { name: /^reports/ }); } };

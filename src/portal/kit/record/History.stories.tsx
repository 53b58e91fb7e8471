import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../.storybook/shell/insideShell.tsx';
import { History } from './History.tsx';

const HISTORY = 'GET /Faculty/faculties/7/history';

const ENTRIES = [
  {
    id: 3,
    at: '2026-11-20T09:30:00.000Z',
    actor: 'Ogunleye Tunde',
    action: 'deactivated',
    changes: [{ field: 'active', before: 'true', after: 'false' }],
  },
  {
    id: 2,
    at: '2026-11-19T09:30:00.000Z',
    actor: 'Adeyemi Folake',
    action: 'corrected',
    changes: [{ field: 'name', before: 'Law', after: 'Faculty of Law' }],
  },
  {
    id: 1,
    at: '2026-11-18T09:30:00.000Z',
    actor: null,
    action: 'created',
    changes: [
      { field: 'id', before: null, after: '7' },
      { field: 'name', before: null, after: 'Law' },
    ],
  },
];

const meta = {
  component: History,
  args: { path: '/Faculty/faculties/7', form: 'school-name' },
  beforeEach: collegeSays({ [HISTORY]: ENTRIES }),
  decorators: [inTheHouse],
  parameters: { bare: true },
} satisfies Meta<typeof History>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WhatWasDone: Story = {
  play: async ({ canvas }) => {
    const entries = (await canvas.findByRole('list', { name: 'History' })).children;
    await expect(entries).toHaveLength(3);
    await expect(entries[0]).toHaveTextContent('Active: Yes → No');
    await expect(entries[1]).toHaveTextContent('Name: Law → Faculty of Law');
    await expect(entries[1]!.querySelector('li')!.getClientRects()[0]!.height).toBeLessThan(30);
    await expect(entries[2]).toHaveTextContent('the college');
    await expect(entries[2]).toHaveTextContent('Name: Law');
    await expect(entries[2]).not.toHaveTextContent('7');
  },
};

export const Loading: Story = { beforeEach: collegeSays({ [HISTORY]: new Promise(() => undefined) }) };

export const NothingYet: Story = {
  beforeEach: collegeSays({ [HISTORY]: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has been changed since the portal was set up')).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: collegeSays({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const WithoutALine: Story = {
  beforeEach: collegeSays({ [HISTORY]: NO_LINE }),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    collegeSays({ [HISTORY]: ENTRIES })();
    again.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('list', { name: 'History' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

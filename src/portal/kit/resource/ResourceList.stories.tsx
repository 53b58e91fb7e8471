import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse, NO_LINE, onePage } from '../../../../.storybook/shell/insideShell.tsx';
import faculties from '#lists/school/faculties.json' with { type: 'json' };
import { ResourceList } from './ResourceList.tsx';
import type { ResourceRow, Screens } from './screens.ts';

const SCREENS: Screens<ResourceRow> = {
  one: 'faculty',
  declared: faculties,
  at: '/school_setup/faculties',
  path: '/Faculty/faculties',
  forms: { create: 'school-name' },
  switchedOff: 'The faculty is no longer offered to new applicants.',
};

const LIST = 'GET /Faculty/faculties';
const ROWS = [
  { id: 7, name: 'Faculty of Law', departments: 2, active: true },
  { id: 8, name: 'Faculty of Music', departments: 0, active: false },
];

const meta = {
  component: ResourceList,
  args: { screens: SCREENS as never },
  beforeEach: collegeSays({ [LIST]: onePage(ROWS) }),
  parameters: { isPage: true, address: '/school_setup/faculties' },
  decorators: [inTheHouse],
} satisfies Meta<typeof ResourceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Faculty of Law' })).toHaveAttribute(
      'href',
      '/school_setup/faculties/7',
    );
  },
};

export const Empty: Story = {
  beforeEach: collegeSays({ [LIST]: onePage([]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no faculties yet')).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: collegeSays({ [LIST]: new Promise(() => undefined) }) };

export const Offline: Story = {
  beforeEach: collegeSays({ [LIST]: NO_LINE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { BursarySettingsPage } from './BursarySettingsPage.tsx';

const meta = {
  title: 'Staff/What needs two people',
  component: BursarySettingsPage,
  parameters: { isPage: true, address: '/fees_assignment/two_people' },
  decorators: [inTheHouse],
  beforeEach: collegeSays({ 'GET /Bursary/settings': { feesByTwo: true, revision: 1 } }, ['access-control']),
} satisfies Meta<typeof BursarySettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Two people' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^Why/ })).toBeVisible();
  },
};

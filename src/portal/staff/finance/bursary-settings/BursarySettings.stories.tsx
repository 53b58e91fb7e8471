import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { BursarySettingsPage } from './BursarySettingsPage.tsx';

const meta = {
  title: 'Staff/What needs two people',
  component: BursarySettingsPage,
  parameters: { isPage: true, address: '/fees_assignment/two_people' },
  decorators: [inTheHouse],
  beforeEach: collegeSays({ 'GET /Bursary/settings': { feesByTwo: true, awardsByTwo: false, revision: 1 } }, [
    'access-control',
  ]),
} satisfies Meta<typeof BursarySettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {
  play: async ({ canvas }) => {
    const by = async (act: RegExp) => within(await canvas.findByRole('group', { name: act }));
    await expect((await by(/^Fees are published by/)).getByRole('radio', { name: 'Two people' })).toBeChecked();
    await expect((await by(/^Scholarships are awarded/)).getByRole('radio', { name: 'One person' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^Why/ })).toBeVisible();
  },
};

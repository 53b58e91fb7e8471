import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { ManageProfile } from './ManageProfile.tsx';

const meta = {
  component: ManageProfile,
  args: {
    account: {
      userName: 'bursar',
      fullName: 'Adeola Grace',
      userType: 'bursar',
      email: 'adeola@example.com',
      mobileNumber: '08031234567',
      birthday: null,
      twoFactor: null,
      sessions: [],
    },
  },
  beforeEach: collegeSays({ 'PUT /Authentication/account': null }),
  parameters: { bare: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof ManageProfile>;

export default meta;
type Story = StoryObj<typeof meta>;
type Scene = Parameters<NonNullable<Story['play']>>[0];

async function retype({ canvas, userEvent }: Scene, number: string) {
  const phone = await canvas.findByRole('textbox', { name: /Phone number/ });
  await expect(phone).toHaveValue('08031234567');
  await userEvent.clear(phone);
  if (number) await userEvent.type(phone, number);
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

export const Saved: Story = {
  play: async (scene) => {
    await retype(scene, '+234 803 765 4321');
    await expect(await scene.canvas.findByText('Your profile has been saved')).toBeVisible();
  },
};

/** The mistake stands at the field and in the summary, which has the focus. */
export const Mistaken: Story = {
  play: async (scene) => {
    await retype(scene, '');
    const summary = await scene.canvas.findByRole('group', { name: 'Please check this answer' });
    await expect(summary).toHaveTextContent('phone number is required');
    await expect(summary).toHaveFocus();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

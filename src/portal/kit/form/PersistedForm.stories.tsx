import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { ApiError } from '../../api/apiError.ts';
import { PersistedForm } from './PersistedForm.tsx';

const meta = {
  component: PersistedForm,
  args: { name: 'school-name', submitLabel: 'Send', onSubmit: fn(async () => undefined) },
  decorators: [inTheHouse],
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof PersistedForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};

/** What was typed is stored, and the form says so. */
export const WithoutALine: Story = {
  args: {
    onSubmit: fn(async () => {
      throw new ApiError(0, 'Network Error');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Law{Enter}');
    await expect(await canvas.findByText(/What you typed is kept on this device/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

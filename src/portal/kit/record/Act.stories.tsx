import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { ApiError } from '../../api/apiError.ts';
import { Act } from './Act.tsx';

const meta = {
  component: Act,
  args: {
    label: 'Deactivate',
    question: 'It is no longer offered to new applicants.',
    isDanger: true,
    done: 'Law is inactive',
    act: fn(async () => null),
  },
  parameters: { bare: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof Act>;

export default meta;
type Story = StoryObj<typeof meta>;
type Scene = Parameters<NonNullable<Story['play']>>[0];

async function asked({ canvas, userEvent }: Scene) {
  canvas.getByRole('button', { name: 'Deactivate' }).focus();
  await userEvent.keyboard('{Enter}');
  return within(await within(document.body).findByRole('dialog', { name: 'Deactivate' }));
}

/** Nothing is done by the key that asks, nor by one more: a destructive act opens on Cancel. What was done is said, and the button has the focus again. */
export const ByKeyboard: Story = {
  play: async (scene) => {
    const { args, canvas, userEvent } = scene;
    const dialog = await asked(scene);
    await expect(args.act).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Deactivate' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Law is inactive')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Deactivate' })).toHaveFocus());
  },
};

export const Refused: Story = {
  args: {
    act: fn(async () => {
      throw new ApiError(409, 'Somebody has switched it off already');
    }),
  },
  play: async (scene) => {
    const dialog = await asked(scene);
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await expect(await scene.canvas.findByText('Somebody has switched it off already')).toBeVisible();
  },
};

export const AtOnce: Story = {
  render: ({ act }) => <Act label="Send password mail" done="The mail is on its way" act={act} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send password mail' }));
    await expect(await canvas.findByText('The mail is on its way')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (scene) => {
    await asked(scene);
  },
};

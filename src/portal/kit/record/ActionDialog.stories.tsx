import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { ApiError } from '../../api/apiError.ts';
import { ActionDialog } from './ActionDialog.tsx';

const meta = {
  component: ActionDialog,
  args: {
    label: 'Settle this case',
    lead: 'Nothing is credited by it.',
    about: <p>Expected ₦45,000.00, came in ₦40,000.00</p>,
    form: 'case-settlement',
    answers: { decision: 'Other' },
    intent: 'primary',
    done: 'The case is settled',
    act: fn(async () => null),
  },
  parameters: { bare: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof ActionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
type Scene = Parameters<Play>[0];

async function asked({ canvas, canvasElement, userEvent }: Scene) {
  await userEvent.click(canvas.getByRole('button', { name: 'Settle this case' }));
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Settle this case' }));
}

export const Asked: Story = {
  play: async (scene) => {
    const { args, canvas, userEvent } = scene;
    const dialog = await asked(scene);
    const reason = await dialog.findByRole('textbox', { name: /How it was settled/ });
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /What was decided/ })).toHaveFocus());
    // The dialog opens slowly on a busy machine.
    await waitFor(() => expect(dialog.getByText('Expected ₦45,000.00, came in ₦40,000.00')).toBeVisible());
    await userEvent.type(reason, 'Refunded by transfer');
    await userEvent.click(dialog.getByRole('button', { name: 'Settle this case' }));
    await expect(args.act).toHaveBeenCalledWith(
      { decision: 'Other', reason: 'Refunded by transfer' },
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    );
    await expect(await canvas.findByText('The case is settled')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Settle this case' })).toHaveFocus();
  },
};

export const Mistaken: Story = {
  play: async (scene) => {
    const dialog = await asked(scene);
    await scene.userEvent.click(await dialog.findByRole('button', { name: 'Settle this case' }));
    await expect((await dialog.findAllByText('please enter how it was settled')).length).toBeGreaterThan(0);
    await expect(scene.args.act).not.toHaveBeenCalled();
  },
};

/** What the server refuses stands in the dialog with what was typed, and is still there after the dialog was closed. */
export const Refused: Story = {
  args: {
    act: fn(async () => {
      throw new ApiError(409, 'Bello Ibrahim settled this case on 23/11/2026 10:30');
    }),
  },
  play: async (scene) => {
    const { canvas, userEvent } = scene;
    const dialog = await asked(scene);
    await userEvent.type(await dialog.findByRole('textbox', { name: /How it was settled/ }), 'Refunded');
    await userEvent.click(dialog.getByRole('button', { name: 'Settle this case' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Bello Ibrahim settled this case on 23/11/2026 10:30',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Settle this case' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = within(await within(document.body).findByRole('dialog'));
    await expect(await again.findByRole('textbox', { name: /How it was settled/ })).toHaveValue('Refunded');
  },
};

export const RefusedAtItsField: Story = {
  args: {
    act: fn(async () => {
      throw new ApiError(422, 'please say more', 'Failed!', { '/reason': 'please say more' });
    }),
  },
  play: async (scene) => {
    const dialog = await asked(scene);
    await scene.userEvent.type(await dialog.findByRole('textbox', { name: /How it was settled/ }), 'Ok');
    await scene.userEvent.click(dialog.getByRole('button', { name: 'Settle this case' }));
    await expect((await dialog.findAllByText('please say more')).length).toBeGreaterThan(0);
    await expect(scene.canvas.queryByText('Failed!')).toBeNull();
  },
};

export const Dangerous: Story = {
  args: {
    label: 'Reject',
    title: 'Reject',
    lead: 'The applicant is told, with the reason as you write it.',
    isDanger: true,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
  },
};

export const OnAPhone: Story = { ...Dangerous, globals: { viewport: { value: 'phone' } } };

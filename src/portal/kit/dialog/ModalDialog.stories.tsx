import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { Button } from '../../ui/Button.tsx';
import { ModalDialog } from './ModalDialog.tsx';

/** A page whose button opens the dialog, and whose answer removes it. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign Out</Button>
      {isOpen && (
        <ModalDialog title="Sign Out" size="confirm" onClose={() => setOpen(false)}>
          <p>Are you sure you want to sign out of the portal?</p>
          <div className="actions">
            <Button intent="primary">Sign out</Button>
            <Button look="outlined" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}

const meta = { component: Page, decorators: [inTheHouse] } satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() =>
    expect(within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Sign Out' })).toBeVisible(),
  );
};

export const Opened: Story = { play: open };

export const OnAPhone: Story = { play: open, globals: { viewport: { value: 'phone' } } };

/** Tab stays within; Escape closes, and the button that opened it has the focus again. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const body = within(canvasElement.ownerDocument.body);
    await open(context);
    const dialog = body.getByRole('dialog', { name: 'Sign Out' });
    for (let presses = 0; presses < 6; presses++) {
      await userEvent.tab();
      await expect(dialog.closest('.bp6-overlay')).toContainElement(
        canvasElement.ownerDocument.activeElement as HTMLElement,
      );
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toHaveFocus();
  },
};

/** Where the page removes it, the focus comes back too. */
export const Answered: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await open(context);
    await userEvent.click(within(canvasElement.ownerDocument.body).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign Out' })).toHaveFocus());
  },
};

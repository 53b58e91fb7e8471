import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';

const of = (title: string, mine: unknown, theirs: unknown, field = {}) => ({
  path: [title],
  field: { title, ...field },
  mine,
  theirs,
  siblings: { mine: {}, theirs: {} },
});

const meta = {
  component: ConflictDialog,
  decorators: [inTheHouse],
  args: {
    message: 'Bello Ibrahim changed this on 23/11/2026 10:30, after you opened it',
    theirs: {},
    onChosen: fn(),
    conflicts: [
      of('Title', 'Senate meets at noon', 'Senate meets at one'),
      of('Description', '<p>At <b>noon</b>.</p><ul><li>Bring your papers</li></ul>', '<p>At one.</p>', {
        widget: 'rich-text',
      }),
      of('First day', '2026-11-23', '2026-11-24', { widget: 'date', format: 'date' }),
      of('Caution fee', 1_000_050, undefined, { widget: 'money' }),
      of('May sign in', true, false, { widget: 'checkbox' }),
    ],
  },
} satisfies Meta<typeof ConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = (element: HTMLElement) =>
  within(element.ownerDocument.body).findByRole('dialog', { name: 'Changed since then' });

/** Each answer stands as its form shows it, mine is chosen at first, and the keyboard begins there. */
export const BothInWords: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const dialog = within(await opened(canvasElement));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Yours: Senate meets at noon' })).toHaveFocus());
    await expect(dialog.getByRole('radio', { name: 'Yours: At noon. Bring your papers' })).toBeChecked();
    for (const theirs of ['At one.', '24/11/2026', '-', 'No'])
      await expect(dialog.getByRole('radio', { name: `Saved by another: ${theirs}` })).not.toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Yours: ₦10,000.50' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep these answers' }));
    await expect(args.onChosen).toHaveBeenCalledWith(expect.objectContaining({ 'First day': '2026-11-23' }));
    await expect(args.onChosen).not.toHaveBeenCalledWith(expect.objectContaining({ Title: expect.anything() }));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
  },
};

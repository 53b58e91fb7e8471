import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GeneralNotice } from './GeneralNotice.tsx';

const NOTICE = {
  id: '1',
  category: 'Staff',
  title: 'Senate meets',
  description: '<p>At <strong>noon</strong>, in the great hall.</p>',
  startDate: '2026-11-02',
  senderName: 'Registry',
  isSeen: false,
};

const meta: Meta<typeof GeneralNotice> = {
  title: 'House/General Notice',
  component: GeneralNotice,
  args: { notices: [NOTICE, { ...NOTICE, id: '2', title: 'Marks are due', category: 'Staff' }], onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof GeneralNotice>;

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Several: Story = {
  async play({ canvasElement, args }) {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'General Notice' });
    await expect(within(dialog).getAllByRole('article')).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole('button', { name: 'I have read this' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

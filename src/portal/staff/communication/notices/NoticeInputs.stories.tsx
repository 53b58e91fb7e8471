import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NoticeInputs } from './NoticeInputs.tsx';

const BLANK = { category: '', title: '', description: '', startDate: '2026-11-21', endDate: '', senderName: 'Registry' };

const meta: Meta<typeof NoticeInputs> = {
  title: 'House/Notice', component: NoticeInputs, parameters: { bare: true },
  args: { opening: BLANK, submitLabel: 'Publish', onEdit: fn(), onSubmit: fn(async () => undefined) },
};
export default meta;
type Story = StoryObj<typeof NoticeInputs>;

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithMistakes: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(canvas.getByText('please select the category')).toBeVisible();
    await expect(canvas.getByText('please enter the title')).toBeVisible();
    await expect(canvas.getByLabelText(/^Category/)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Written: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText(/^Category/), 'Prospective Students');
    await expect(canvas.getByText('Read by: Everybody, on the landing page.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Title/), 'Open day');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...BLANK, category: 'Prospective Students', title: 'Open day' });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { RichTextField } from './RichTextField.tsx';

const meta: Meta<typeof RichTextField> = { title: 'Kit/Rich text', component: RichTextField, args: { id: 'description', label: 'Description', html: '', onChange: fn() } };
export default meta;
type Story = StoryObj<typeof RichTextField>;

const TEXT = '<p>Lectures end on <b>Friday</b>.</p><ul><li>Hostels close at noon</li></ul><p><a href="https://example.com" rel="noopener noreferrer">More</a></p>';

export const Empty: Story = {};
export const WithMistake: Story = { args: { required: true, mistake: 'please enter the description' } };
export const OnAPhone: Story = { args: { html: TEXT }, globals: { viewport: { value: 'phone' } } };

export const Filled: Story = {
  args: { html: TEXT },
  async play({ canvasElement, args }) {
    const text = within(canvasElement).getByRole('textbox', { name: /^Description/ });
    await expect(within(text).getByRole('link', { name: 'More' })).toHaveAttribute('href', 'https://example.com');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Cleaned: Story = {
  args: { html: '<p style="color:red" onclick="x()">Kept<script>alert(1)</script><img src="x" onerror="x()"></p><table><tbody><tr><td>cell</td></tr></tbody></table>' },
  async play({ canvasElement }) {
    const text = within(canvasElement).getByRole('textbox', { name: /^Description/ });
    await expect(text).toHaveTextContent('Kept');
    await expect(text.querySelectorAll('script, img, table, [style], [onclick]')).toHaveLength(0);
  },
};

/** The toolbar is one stop: the next Tab leads into the text. */
export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Link' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /^Description/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { QuestionStory } from '../../../../.storybook/programmes/QuestionStory.tsx';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { KIT_WIDGETS } from '../form/widgets/kitWidgets.ts';

const description: FieldSchema = {
  type: 'string',
  title: 'Description',
  widget: 'rich-text',
  maxLength: 20_000,
  messages: { required: 'please enter the description' },
};

const meta: Meta<typeof QuestionStory> = {
  title: 'Kit/Rich text',
  component: QuestionStory,
  decorators: [inTheHouse],
  args: { questions: { answer: description }, widgets: KIT_WIDGETS, onEdit: fn(), onSubmit: fn() },
};
export default meta;
type Story = StoryObj<typeof QuestionStory>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const TEXT =
  '<p>Lectures end on <b>Friday</b>.</p><ul><li>Hostels close at noon</li></ul><p><a href="https://example.com" rel="noopener noreferrer">More</a></p>';

const textIn = (canvas: Canvas) => canvas.findByRole('textbox', { name: /^Description/ });

/** Tags without words are no answer, and the summary leads to the text. */
export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const text = await textIn(canvas);
    await userEvent.click(text);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Description please enter the description' }));
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toBeInvalid();
    await expect(text).toHaveAccessibleDescription('please enter the description');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(await textIn(canvas));
    await userEvent.keyboard('Lectures end');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: /^Please check/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: 'Link' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Address/ })).toHaveFocus());
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await expect(dialog.getByText('please enter an address, such as https://www.example.com')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('group', { name: /^Please check/ }), 'the form was not sent').toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ answer: expect.stringContaining('Lectures end') });
  },
};

export const WithMistake: Story = {
  args: { mistake: 'please enter the description' },
  play: async ({ canvas }) => {
    await textIn(canvas);
  },
};

export const OnAPhone: Story = {
  args: { answers: { answer: TEXT } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await textIn(canvas);
  },
};

export const Filled: Story = {
  args: { answers: { answer: TEXT } },
  play: async ({ canvas, args }) => {
    await expect(within(await textIn(canvas)).getByRole('link', { name: 'More' })).toHaveAttribute(
      'href',
      'https://example.com',
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

export const Cleaned: Story = {
  args: {
    answers: {
      answer:
        '<p style="color:red" onclick="x()">Kept<script>alert(1)</script><img src="x" onerror="x()"></p><table><tbody><tr><td>cell</td></tr></tbody></table>',
    },
  },
  play: async ({ canvas }) => {
    const text = await textIn(canvas);
    await expect(text).toHaveTextContent('Kept');
    await expect(text.querySelectorAll('script, img, table, [style], [onclick]')).toHaveLength(0);
  },
};

/** The toolbar is one stop: the next Tab leads into the text. */
export const ToolbarIsOneStop: Story = {
  async play({ canvas, userEvent }) {
    await textIn(canvas);
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

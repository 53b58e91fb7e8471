import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { QuestionStory } from '../../../../../.storybook/programmes/QuestionStory.tsx';
import { KIT_WIDGETS } from './kitWidgets.ts';

const DAY: FieldSchema = {
  type: 'string',
  title: 'First day of lectures',
  widget: 'date',
  format: 'date',
  messages: { required: 'please enter the first day', format: 'please enter a day, as 23/11/2026' },
};
const FEE: FieldSchema = {
  type: 'integer',
  title: 'Caution fee',
  widget: 'money',
  minimum: 1,
  messages: { required: 'please enter an amount, as 10,000.50' },
};
const BOX: FieldSchema = {
  type: 'boolean',
  title: 'May sign in',
  widget: 'checkbox',
  description: 'Without this, who has this role as their main one is not let in.',
};

const meta: Meta<typeof QuestionStory> = {
  title: 'Kit/Form widgets',
  component: QuestionStory,
  args: {
    questions: { day: DAY, answer: FEE, box: BOX },
    answers: { box: true },
    widgets: KIT_WIDGETS,
    onEdit: fn(),
    onSubmit: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof QuestionStory>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const dayIn = (canvas: Canvas) => canvas.getByRole('textbox', { name: /First day of lectures/ });
const feeIn = (canvas: Canvas) => canvas.getByRole('textbox', { name: /Caution fee/ });

/** The summary leads to each field. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(dayIn(canvas)).toHaveAttribute('placeholder', 'dd/mm/yyyy');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const summary = within(await canvas.findByRole('group', { name: 'Please check these 2 answers' }));
    await userEvent.click(summary.getByRole('link', { name: /Caution fee/ }));
    await waitFor(() => expect(feeIn(canvas)).toHaveFocus());
    await expect(feeIn(canvas)).toHaveAccessibleDescription('please enter an amount, as 10,000.50');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What reaches the form is a day as the wire has it, kobo, and yes or no. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(dayIn(canvas)).toHaveFocus();
    await userEvent.keyboard('5/9/26');
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    await userEvent.click(feeIn(canvas));
    await expect(dayIn(canvas)).toHaveValue('05/09/2026');
    await userEvent.keyboard('10,000');
    await userEvent.tab();
    await expect(feeIn(canvas)).toHaveValue('10,000.00');
    const box = canvas.getByRole('checkbox', { name: 'May sign in' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(/is not let in/);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.click(feeIn(canvas));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ day: '2026-09-05', answer: 1_000_000, box: false });
  },
};

/** Typed, taken back and typed again: the form never has an answer that its field does not show. */
export const Retyped: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(feeIn(canvas), '5');
    await userEvent.clear(feeIn(canvas));
    await expect(args.onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ answer: '' }));
    await userEvent.type(dayIn(canvas), '1');
    await userEvent.clear(dayIn(canvas));
    await expect(args.onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ day: '' }));
  },
};

/** What is no day stays as it was typed, and its message goes as soon as it is one. */
export const Mistaken: Story = {
  args: { answers: { day: '2026-09-05' } },
  play: async ({ canvas }) => {
    await userEvent.clear(dayIn(canvas));
    await userEvent.type(dayIn(canvas), '31/2/2026');
    await expect(await canvas.findByText('February 2026 has 28 days')).toBeVisible();
    await expect(dayIn(canvas)).toHaveValue('31/2/2026');
    await userEvent.clear(dayIn(canvas));
    await userEvent.type(dayIn(canvas), '28/2/2026');
    await waitFor(() => expect(canvas.queryByText('February 2026 has 28 days')).toBeNull());
  },
};

export const Refused: Story = {
  args: { answers: { day: '2026-09-05', answer: 1_000_050 }, mistake: 'the fee of a session cannot go down' },
};

export const OnAPhone: Story = {
  args: { answers: { day: '2026-09-05', answer: 1_000_050, box: true } },
  globals: { viewport: { value: 'phone' } },
};

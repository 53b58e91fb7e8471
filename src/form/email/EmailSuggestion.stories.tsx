import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import contact from '../../../schemas/shared/contact.json';
import { QuestionStory } from '../../../.storybook/programmes/QuestionStory.tsx';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { EmailSuggestion } from './EmailSuggestion.tsx';

const meta: Meta<typeof QuestionStory> = {
  title: 'Widgets/Email',
  component: QuestionStory,
  args: { questions: { answer: contact.$defs.email as FieldSchema }, onEdit: fn(), onSubmit: fn() },
};
export default meta;
type Story = StoryObj<typeof QuestionStory>;

/** A typing error is questioned as soon as it cannot become right any more, and one press corrects it. */
export const Mistyped: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const box = await canvas.findByLabelText(/Email address/);
    await userEvent.type(box, 'Ada@gmial.com');
    await expect(await canvas.findByText('Ada@gmail.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, correct it' }));
    await expect(box).toHaveValue('Ada@gmail.com');
    await expect(box).toHaveFocus();
    await expect(args.onEdit).toHaveBeenLastCalledWith({ answer: 'Ada@gmail.com' });
    await waitFor(() => expect(canvas.queryByText(/Did you mean/)).toBeNull());
  },
};

/** It is a choice: who keeps the address is not asked again, and the form takes it. */
export const Kept: Story = {
  args: { answers: { answer: 'ada@gmial.com' } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'No, keep mine' }));
    await expect(canvas.queryByText(/Did you mean/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ answer: 'ada@gmial.com' }));
    await expect(canvas.queryByText(/Did you mean/)).toBeNull();
  },
};

/** Nobody is asked on the way to a right address; who leaves 'gmail.co' behind is. */
export const OnTheWay: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const box = await canvas.findByLabelText(/Email address/);
    await userEvent.type(box, 'ada@gmail.co');
    await expect(canvas.queryByText(/Did you mean/)).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('ada@gmail.com')).toBeVisible();
  },
};

function Controlled() {
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  return (
    <label>
      Address <input ref={box} type="email" value={text} onChange={({ target }) => setText(target.value)} />
      <EmailSuggestion input={box} />
    </label>
  );
}

/** The pages' own fields keep their text in React. */
export const InAControlledBox: Story = {
  render: () => <Controlled />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole('textbox');
    await userEvent.type(box, 'ada@yaho.com');
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, correct it' }));
    await expect(box).toHaveValue('ada@yahoo.com');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import utme from '../../../schemas/shared/utme.json';
import { QuestionStory } from '../../../.storybook/programmes/QuestionStory.tsx';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

const score = utme.$defs.utmeScore as FieldSchema;

const meta: Meta<typeof QuestionStory> = {
  title: 'Widgets/Number',
  component: QuestionStory,
  args: { questions: { answer: score }, onEdit: fn(), onSubmit: fn() },
};
export default meta;
type Story = StoryObj<typeof QuestionStory>;

export const Empty: Story = {};
export const Filled: Story = { args: { answers: { answer: 268 } } };
export const WithMistake: Story = {
  args: { answers: { answer: 410 }, mistake: utme.$defs.utmeScore.messages.maximum },
};

export const Typed: Story = {
  async play({ canvasElement, args }) {
    const field = await within(canvasElement).findByLabelText(/UTME score/);
    await userEvent.type(field, '268');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ answer: 268 });
    await userEvent.type(field, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ answer: 268 });
  },
};

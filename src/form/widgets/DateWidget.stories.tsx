import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import person from '../../../schemas/shared/person.json';
import { QuestionStory } from '../../../.storybook/programmes/QuestionStory.tsx';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

const dateOfBirth = person.$defs.dateOfBirth as FieldSchema;

const meta: Meta<typeof QuestionStory> = { title: 'Widgets/Date', component: QuestionStory, args: { questions: { answer: dateOfBirth } } };
export default meta;
type Story = StoryObj<typeof QuestionStory>;

export const Empty: Story = {
  async play({ canvasElement }) {
    const field = await within(canvasElement).findByLabelText(/Date of birth/);
    await expect(field).toHaveAttribute('max', '2011-11-02');
    await expect(field).toHaveAttribute('min', '1947-01-01');
  },
};
export const Filled: Story = { args: { answers: { answer: '2005-03-14' } } };
export const WithMistake: Story = { args: { answers: { answer: '2012-01-01' }, mistake: person.$defs.dateOfBirth.messages.ageOver } };

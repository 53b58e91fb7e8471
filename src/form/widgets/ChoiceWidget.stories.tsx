import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import person from '../../../schemas/shared/person.json';
import { QuestionStory } from '../../../.storybook/programmes/QuestionStory.tsx';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

const { hasDisability, disability } = person.$defs as unknown as Record<string, FieldSchema>;

const meta: Meta<typeof QuestionStory> = {
  title: 'Widgets/Choice',
  component: QuestionStory,
  args: { questions: { answer: hasDisability! }, onEdit: fn(), onSubmit: fn() },
};
export default meta;
type Story = StoryObj<typeof QuestionStory>;

export const Empty: Story = {};
export const Filled: Story = { args: { answers: { answer: 'No' } } };
export const WithMistake: Story = { args: { mistake: 'please select Yes or No' } };

export const Disability: Story = {
  args: { questions: { hasDisability: hasDisability!, disability: disability! } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText(/^Disability/)).toBeNull();
    await userEvent.click(await canvas.findByLabelText('Yes'));
    await userEvent.type(await canvas.findByLabelText(/^Disability/), 'low sight');
    await userEvent.click(canvas.getByLabelText('No'));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ hasDisability: 'No' });
    await waitFor(() => expect(canvas.queryByLabelText(/^Disability/)).toBeNull());
    await userEvent.click(canvas.getByLabelText('Yes'));
    await expect(await canvas.findByLabelText(/^Disability/)).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findAllByText('please enter your disability')).not.toHaveLength(0);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import contact from '../../../schemas/shared/contact.json';
import person from '../../../schemas/shared/person.json';
import { QuestionStory } from '../../../.storybook/programmes/QuestionStory.tsx';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

const name = person.$defs.name as FieldSchema;
const questions = {
  surname: { ...name, title: 'Surname', prefilledFrom: 'lastname' },
  answer: { ...name, title: 'Maiden name' },
  email: { ...(contact.$defs.email as FieldSchema), prefilledFrom: 'email' },
  sex: { ...(person.$defs.gender as FieldSchema), prefilledFrom: 'genderId' },
};

const meta: Meta<typeof QuestionStory> = {
  title: 'Form/Locked answers',
  component: QuestionStory,
  args: { questions, isOptional: true },
};
export default meta;
type Story = StoryObj<typeof QuestionStory>;

/** What is known is read, and whom to tell of a mistake; what is not known is asked, as the sex here. */
export const Known: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Surname').closest('div')).toHaveTextContent('Okafor');
    await expect(canvas.getByText('adaeze.okafor', { exact: false }).tagName).toBe('DD');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(canvas.getByRole('combobox')).toBeEnabled();
    await expect(canvas.getByRole('link', { name: '0803 000 0000' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

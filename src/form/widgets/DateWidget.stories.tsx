import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import person from '../../../schemas/shared/person.json';
import { QuestionStory } from '../../../.storybook/programmes/QuestionStory.tsx';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

const dateOfBirth = person.$defs.dateOfBirth as FieldSchema;

const meta: Meta<typeof QuestionStory> = {
  title: 'Widgets/Date',
  component: QuestionStory,
  args: { questions: { answer: dateOfBirth }, onEdit: fn() },
};
export default meta;
type Story = StoryObj<typeof QuestionStory>;

const box = async (canvasElement: HTMLElement, name: string) => within(canvasElement).findByRole('textbox', { name });
const valuesIn = async (canvasElement: HTMLElement) =>
  Promise.all(
    ['Day', 'Month', 'Year'].map(async (name) => ((await box(canvasElement, name)) as HTMLInputElement).value),
  );

export const Empty: Story = {
  async play({ canvasElement, args }) {
    await within(canvasElement).findByRole('group', { name: 'Date of birth' });
    await userEvent.type(await box(canvasElement, 'Day'), '14');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ answer: '--14' });
    await userEvent.type(await box(canvasElement, 'Month'), '3');
    await userEvent.type(await box(canvasElement, 'Year'), '2005');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ answer: '2005-03-14' });
    await expect(within(canvasElement).queryByText(person.$defs.dateOfBirth.messages.required)).toBeNull();
  },
};
export const Filled: Story = {
  args: { answers: { answer: '2005-03-14' } },
  async play({ canvasElement }) {
    await box(canvasElement, 'Year');
    await expect(await valuesIn(canvasElement)).toEqual(['14', '03', '2005']);
  },
};
export const Unfinished: Story = {
  args: { answers: { answer: '2005-3-' } },
  async play({ canvasElement }) {
    await box(canvasElement, 'Year');
    await expect(await valuesIn(canvasElement)).toEqual(['', '3', '2005']);
    await userEvent.click(await box(canvasElement, 'Year'));
    await userEvent.tab();
    await within(canvasElement).findByText('please enter the day');
    await expect(await box(canvasElement, 'Day')).toBeInvalid();
    await expect(await box(canvasElement, 'Year')).toBeValid();
  },
};
export const NoSuchDay: Story = {
  async play({ canvasElement }) {
    for (const [name, typed] of [
      ['Day', '31'],
      ['Month', '2'],
      ['Year', '05'],
    ] as const)
      await userEvent.type(await box(canvasElement, name), typed);
    await userEvent.tab();
    await within(canvasElement).findByText('the year has four digits, such as 2005');
    await expect(await box(canvasElement, 'Year')).toBeInvalid();
    await userEvent.clear(await box(canvasElement, 'Year'));
    await userEvent.type(await box(canvasElement, 'Year'), '2005');
    await userEvent.tab();
    await within(canvasElement).findByText('February 2005 has 28 days');
    await expect(await box(canvasElement, 'Day')).toBeInvalid();
    await expect(await box(canvasElement, 'Year')).toBeValid();
  },
};
export const PastedWhole: Story = {
  async play({ canvasElement, args }) {
    await userEvent.click(await box(canvasElement, 'Day'));
    await userEvent.paste('14/03/2005');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ answer: '2005-03-14' });
    await expect(await valuesIn(canvasElement)).toEqual(['14', '03', '2005']);
  },
};
export const WithMistake: Story = {
  args: { answers: { answer: '2012-01-01' }, mistake: person.$defs.dateOfBirth.messages.ageOver },
};

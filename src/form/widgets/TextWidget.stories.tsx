import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import person from '../../../schemas/shared/person.json';
import contact from '../../../schemas/shared/contact.json';
import reference from '../../../schemas/shared/reference.json';
import { QuestionStory } from '../../../.storybook/programmes/QuestionStory.tsx';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

const name = { ...person.$defs.name, title: 'Surname' } as FieldSchema;
const address = contact.$defs.address as FieldSchema;
const phone = contact.$defs.mobileNumber as FieldSchema;
const email = contact.$defs.email as FieldSchema;

const meta: Meta<typeof QuestionStory> = {
  title: 'Widgets/Text',
  component: QuestionStory,
  args: { questions: { answer: name }, onEdit: fn(), onSubmit: fn() },
};
export default meta;
type Story = StoryObj<typeof QuestionStory>;

export const Empty: Story = {};
export const Optional: Story = { args: { questions: { answer: { ...name, title: 'Maiden Name' } }, isOptional: true } };
export const Filled: Story = { args: { answers: { answer: "O'Neil-Adébáyọ̀" } } };
export const WithMistake: Story = { args: { answers: { answer: 'A ' }, mistake: person.$defs.name.messages.format } };
export const WithHelp: Story = {
  args: { questions: { answer: { ...name, title: 'Full name', description: 'First and last name' } } },
};
export const Phone: Story = { args: { questions: { answer: phone }, answers: { answer: '08031234567' } } };
export const PhoneWithMistake: Story = {
  args: { questions: { answer: phone }, answers: { answer: '0803' }, mistake: 'invaild phone number' },
};
export const Email: Story = { args: { questions: { answer: email }, answers: { answer: 'adaeze@example.com' } } };
/** A sponsor's box must not be offered the applicant's own number. */
export const OwnAndAnothers: Story = {
  args: {
    questions: {
      own: { ...phone, title: 'Your number', prefilledFrom: 'mobileNumber' },
      sponsors: { ...phone, title: 'Number of your sponsor' },
      kins: { ...email, title: 'Email of your next of kin' },
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText(/Your number/)).toHaveAttribute('autocomplete', 'tel');
    await expect(canvas.getByLabelText(/Number of your sponsor/)).toHaveAttribute('autocomplete', 'off');
    await expect(canvas.getByLabelText(/Email of your next of kin/)).toHaveAttribute('autocomplete', 'off');
  },
};
export const Textarea: Story = {
  args: { questions: { answer: address }, answers: { answer: '12 Marina Road,\nLagos Island' } },
};
export const TextareaWithMistake: Story = {
  args: { questions: { answer: address }, mistake: 'please enter contact address' },
};

export const Typed: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText(/Surname/);
    await userEvent.type(field, 'Ada7');
    await expect(args.onEdit).toHaveBeenCalledTimes(4);
    await expect(args.onEdit).toHaveBeenNthCalledWith(1, { answer: 'A' });
    await expect(args.onEdit).toHaveBeenLastCalledWith({ answer: 'Ada7' });
    await expect(canvas.queryByText(/invalid name format/)).toBeNull();
    await userEvent.tab();
    await canvas.findByText(person.$defs.name.messages.format);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onEdit, 'leaving it is no edit').toHaveBeenCalledTimes(4);
  },
};

export const Mended: Story = {
  args: { answers: { answer: 'Ada7' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText(/Surname/);
    await userEvent.click(field);
    await userEvent.tab();
    await canvas.findByText(/invalid name format/);
    await userEvent.type(field, '{Backspace}');
    await waitFor(() => expect(canvas.queryByText(/invalid name format/)).toBeNull());
    await expect(field).toHaveFocus();
  },
};

export const Entered: Story = {
  async play({ canvasElement, args }) {
    await userEvent.type(await within(canvasElement).findByLabelText(/Surname/), 'Okafor{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ answer: 'Okafor' }));
  },
};

/** Blanks at either end are no mistake, and are not stored. */
export const Trimmed: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/Surname/), ' Okafor ');
    await userEvent.tab();
    await expect(canvas.queryByText(/invalid name format/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ answer: 'Okafor' }));
  },
};

/** As a browser or a script does, that neither focuses a field nor leaves it. */
const fillIn = (field: HTMLElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** What fills a field in says nothing of leaving it: its text is judged, and stored without blanks, like a typed one. */
export const FilledInByAScript: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText(/Surname/);
    fillIn(field, ' Okafor7 ');
    await canvas.findByText(person.$defs.name.messages.format);
    fillIn(field, ' Okafor ');
    await waitFor(() => expect(canvas.queryByText(/invalid name format/)).toBeNull());
    await expect(args.onEdit).toHaveBeenLastCalledWith({ answer: 'Okafor' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ answer: 'Okafor' }));
  },
};

export const Ungrouped: Story = {
  args: { questions: { answer: phone } },
  async play({ canvasElement, args }) {
    await userEvent.type(await within(canvasElement).findByLabelText(/Mobile number/), '0803 123-4567{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ answer: '08031234567' }));
  },
};

export const LeftEmpty: Story = {
  args: { questions: { answer: phone } },
  async play({ canvasElement }) {
    await userEvent.type(await within(canvasElement).findByLabelText(/Mobile number/), '  ');
    await userEvent.tab();
    await within(canvasElement).findByText('phone number is required');
  },
};

export const Counted: Story = {
  args: {
    questions: {
      answer: { ...reference.$defs.section.properties.assessment, askedWhen: undefined } as unknown as FieldSchema,
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('50 more characters needed');
    await userEvent.type(canvas.getByRole('textbox'), 'A good student, 漢字');
    await canvas.findByText('32 more characters needed');
  },
};

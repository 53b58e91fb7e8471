import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { QuestionStory } from '../../../.storybook/programmes/QuestionStory.tsx';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

/** The questions that few forms have, whose code the others do not load. */
const ALLERGIES: FieldSchema = {
  type: 'array',
  title: 'Allergies',
  widget: 'check-boxes',
  noneOf: 'None of these',
  items: { type: 'string', enum: ['Dust', 'Latex', 'Animals', 'None of these'] },
  help: [
    'Tick **all** that apply:',
    '- Dust is in the library',
    '- Latex is in the laboratory',
    'See [our pages](https://example.com).',
  ],
};
const SCALE_ANSWERS = ['Never', 'Sometimes', 'Often'];
const EXPERIENCE: FieldSchema = {
  type: 'object',
  title: 'How often have you ...',
  widget: 'scale',
  required: ['laboratory'],
  properties: {
    laboratory: {
      type: 'string',
      title: 'worked in a laboratory',
      enum: SCALE_ANSWERS,
      messages: { required: 'please answer this line' },
    },
    library: { type: 'string', title: 'used a library', enum: SCALE_ANSWERS },
  },
};

const meta: Meta<typeof QuestionStory> = {
  title: 'Widgets/Of few forms',
  component: QuestionStory,
  args: { questions: { answer: ALLERGIES }, onEdit: fn(), onSubmit: fn() },
};
export default meta;
type Story = StoryObj<typeof QuestionStory>;

export const CheckBoxes: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText('Dust'));
    await userEvent.click(canvas.getByLabelText('Animals'));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ answer: ['Dust', 'Animals'] });
    await userEvent.click(canvas.getByLabelText('None of these'));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ answer: ['None of these'] });
    await expect(canvas.getByRole('link', { name: 'our pages' })).toBeVisible();
  },
};

export const Scale: Story = {
  args: { questions: { answer: EXPERIENCE } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getAllByText('please answer this line')).not.toHaveLength(0));
    await userEvent.click(canvas.getByRole('radio', { name: 'worked in a laboratory: Often' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ answer: { laboratory: 'Often' } });
  },
};
export const ScaleOnAPhone: Story = {
  args: { questions: { answer: EXPERIENCE } },
  globals: { viewport: { value: 'phone' } },
};

export const Tick: Story = {
  args: {
    questions: {
      answer: {
        type: 'boolean',
        title: 'I accept this',
        widget: 'tick',
        const: true,
        text: ['I declare that', '- all my answers are **true**', 'Who gives a false answer loses the place.'],
        messages: { required: 'please read the text and tick the box' },
      },
    },
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getAllByText('please read the text and tick the box')).not.toHaveLength(0));
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ answer: true });
  },
};

export const Calculated: Story = {
  args: {
    questions: {
      pieces: { type: 'integer', title: 'Pieces', widget: 'number' },
      answer: { type: 'number', title: 'Amount', widget: 'calculated', calculated: { product: ['pieces', 1.5] } },
    },
    isOptional: true,
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Pieces'), '3');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Amount' })).toHaveTextContent('4.5'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ pieces: 3, answer: 4.5 }));
  },
};

/** It is read as an amount and stored as a number. */
export const CalculatedThousands: Story = {
  args: {
    questions: {
      rent: { type: 'integer', title: 'Rent', widget: 'number' },
      answer: {
        type: 'number',
        title: 'Rent of a year',
        widget: 'calculated',
        calculated: { product: ['rent', 12.05] },
      },
    },
    isOptional: true,
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Rent'), '104150');
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Rent of a year' })).toHaveTextContent('1,255,007.5'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ rent: 104150, answer: 1255007.5 }));
  },
};

export const Signature: Story = {
  args: {
    questions: {
      answer: {
        type: 'string',
        title: 'Signature: type your full name',
        widget: 'signature',
        signs: ['application/lastname'],
        messages: { signs: 'please sign with your name' },
      },
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), 'Adaeze');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getAllByText('please sign with your name')).not.toHaveLength(0));
  },
};

export const Places: Story = {
  args: {
    questions: {
      answer: {
        type: 'string',
        title: 'Group',
        widget: 'places',
        enum: ['Morning', 'Afternoon', 'Evening'],
        places: { Morning: 0, Afternoon: 12 },
      },
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: /^Morning/ })).toBeDisabled();
    await expect(canvas.getByText('12 places left')).toBeVisible();
  },
};

export const OwnList: Story = {
  args: {
    questions: {
      answer: {
        type: 'integer',
        title: 'Hall',
        widget: 'own-list',
        list: 'halls',
        entries: [
          { id: 1, name: 'Moremi Hall' },
          { id: 2, name: 'Old Hall', off: true },
        ],
      },
    },
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox'));
    await expect(await canvas.findByRole('option', { name: 'Moremi Hall' })).toBeInTheDocument();
    await expect(canvas.queryByRole('option', { name: 'Old Hall' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Moremi Hall');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ answer: 1 });
  },
};

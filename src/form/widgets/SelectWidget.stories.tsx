import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import person from '../../../schemas/shared/person.json';
import place from '../../../schemas/shared/place-of-origin.json';
import { QuestionStory } from '../../../.storybook/programmes/QuestionStory.tsx';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

const religion = person.$defs.religion as FieldSchema;
const { country, state, lga } = place.$defs as unknown as Record<string, FieldSchema>;
const origin = { countryId: country!, stateId: state!, lgaId: lga! };
const NIGERIA = '566';

const meta: Meta<typeof QuestionStory> = {
  title: 'Widgets/Select',
  component: QuestionStory,
  args: { questions: { answer: religion }, onEdit: fn(), onSubmit: fn() },
};
export default meta;
type Story = StoryObj<typeof QuestionStory>;

export const Empty: Story = {};
export const Filled: Story = { args: { answers: { answer: 2 } } };
export const WithMistake: Story = { args: { mistake: 'please select your religion' } };

const LONG = 'Citizenship and Heritage Studies (Civic Education)';

/** The box has one line, so an answer that a phone's box would clip stands below it too. */
export const LongAnswer: Story = {
  args: {
    questions: { answer: { type: 'string', title: 'Subject', widget: 'select', enum: ['Mathematics', LONG] } },
    answers: { answer: LONG },
  },
  decorators: [(Question) => <div style={{ width: 294 }}>{Question()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const below = canvas.getByText(LONG, { ignore: 'option' });
    await expect(below).toBeVisible();
    await expect(below.clientHeight, 'the whole answer has room').toBe(below.scrollHeight);
    await userEvent.click(canvas.getByLabelText(/Subject/));
    await userEvent.selectOptions(canvas.getByLabelText(/Subject/), 'Mathematics');
    await expect(canvas.queryByText('Mathematics', { ignore: 'option' })).toBeNull();
  },
};

/** A wide box shows all of it, and nothing is said twice. */
export const LongAnswerOnADesk: Story = {
  args: LongAnswer.args!,
  decorators: [(Question) => <div style={{ width: 1200 }}>{Question()}</div>],
  async play({ canvasElement }) {
    const below = await within(canvasElement).findByText(LONG, { ignore: 'option' });
    await expect(below.getBoundingClientRect().height).toBe(0);
  },
};

export const Loading: Story = { parameters: { world: { slow: ['religions'] } } };

export const Failed: Story = {
  parameters: { world: { failing: ['religions'] } },
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/could not be loaded/);
  },
};

export const Retried: Story = {
  parameters: { world: { failing: ['religions'] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Try again/ }));
    await waitFor(() => expect(canvas.queryByText(/could not be loaded/)).toBeNull());
    await userEvent.click(canvas.getByLabelText(/Religion/));
    await userEvent.selectOptions(canvas.getByLabelText(/Religion/), 'Islam');
  },
};

/** Whoever does not press the button has the list too, once the line is back. */
export const RetriedByItself: Story = {
  parameters: { world: { failing: ['religions'] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText(/could not be loaded/);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(/could not be loaded/)).toBeNull());
    await userEvent.click(canvas.getByLabelText(/Religion/));
    await userEvent.selectOptions(canvas.getByLabelText(/Religion/), 'Islam');
  },
};

/** A busy server is one that says so for a while. */
export const RetriedAfterAWhile: Story = {
  parameters: { world: { failing: ['religions'] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText(/could not be loaded/);
    await waitFor(() => expect(canvas.queryByText(/could not be loaded/)).toBeNull(), { timeout: 30_000 });
  },
};

export const FilledOnFocus: Story = {
  async play({ canvasElement }) {
    const field = await within(canvasElement).findByLabelText<HTMLSelectElement>(/Religion/);
    await expect(field.options).toHaveLength(1);
    await userEvent.click(field);
    await expect(field.options.length).toBeGreaterThan(2);
  },
};

export const Cascade: Story = { args: { questions: origin } };

export const CascadeCleared: Story = {
  args: { questions: origin },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const [countries, states, lgas] = await Promise.all(
      [/Country/, /State/, /LGA/].map((name) => canvas.findByLabelText<HTMLSelectElement>(name)),
    );
    const choose = async (field: HTMLSelectElement, option: string) => {
      await waitFor(() => expect(field).toBeEnabled());
      await userEvent.click(field);
      await userEvent.selectOptions(field, option);
    };
    await expect(states!).toBeDisabled();
    await expect(states!).toHaveDisplayValue('Choose Country first');
    await choose(countries!, NIGERIA);
    await choose(states!, 'Abia');
    await choose(lgas!, 'Aba South');
    await choose(states!, 'Kano');
    await expect(lgas!).toHaveValue('');
    await choose(lgas!, 'Dala');
    await choose(countries!, 'Ghana');
    await expect(args.onEdit).toHaveBeenLastCalledWith({ countryId: 288 });
    await waitFor(() => expect(states!).toHaveDisplayValue('None to choose'));
    await expect(states!).not.toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ countryId: 288 }));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CheckStory } from '../../../.storybook/programmes/CheckStory.tsx';

const meta: Meta<typeof CheckStory> = {
  title: 'Form/Check',
  component: CheckStory,
  parameters: { bare: true, wide: true },
  args: { programme: 'jupeb', onChange: fn(), onSubmitted: fn() },
};
export default meta;
type Story = StoryObj<typeof CheckStory>;

const submit = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: 'Submit application' });

export const Wide: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Check Your Answers' })).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Change O-Level Result' }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ section: 'o-level-result' }));
    await userEvent.click(await submit(canvasElement));
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Rows, files, and more sections than a screen has. A NIN shows its last four digits. */
export const Long: Story = {
  args: { programme: 'postgraduate' },
  async play({ canvasElement }) {
    const nin = (await within(canvasElement).findByText('NIN', { selector: 'dt' })).nextElementSibling;
    await expect(nin).toHaveTextContent(/^•{7}\d{4}$/);
  },
};

export const NotSaved: Story = {
  args: { opened: () => ({ unsaved: ['personal-details'] }) },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Personal Details' }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ section: 'personal-details' }));
    await expect(canvas.queryByRole('button', { name: 'Submit application' })).toBeNull();
  },
};

let isWaiting = false;

export const WaitingForALine: Story = {
  args: {
    opened: () => ({
      isWaiting,
      submit: async () => {
        isWaiting = true;
        return 'waiting';
      },
      withdraw: async () => {
        isWaiting = false;
      },
    }),
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await submit(canvasElement));
    await canvas.findByRole('heading', { name: 'Waiting to be submitted' });
    await userEvent.click(canvas.getByRole('button', { name: 'Do not submit yet' }));
    await submit(canvasElement);
    await expect(args.onSubmitted).not.toHaveBeenCalled();
  },
};

/** Another device saved after the answers were read: the check shows what is there now, and says so. */
export const ChangedMeanwhile: Story = {
  args: {
    opened: () => ({
      submit: async () => {
        throw Object.assign(
          new Error(
            'Your answers were changed in another tab or on another device after you checked them. Please check them again',
          ),
          { errors: {} },
        );
      },
    }),
  },
  async play({ canvasElement, args }) {
    await userEvent.click(await submit(canvasElement));
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveFocus());
    await submit(canvasElement);
    await expect(args.onSubmitted).not.toHaveBeenCalled();
  },
};

let opened = 0;

export const NotLoaded: Story = {
  args: {
    opened: () => {
      opened += 1;
      if (opened % 2 === 1) throw new Error('Network Error');
      return {};
    },
  },
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await submit(canvasElement);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SectionStory } from '../../../.storybook/programmes/SectionStory.tsx';

const meta: Meta<typeof SectionStory> = {
  title: 'Form/Section',
  component: SectionStory,
  args: {
    programme: 'jupeb',
    section: 'sponsor-and-referee',
    answers: 'sample',
    onEdit: fn(),
    onSubmit: fn(),
    onRefused: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof SectionStory>;

export const RefusedByTheServer: Story = {
  args: { serverErrors: { '/Sponsor/Email': 'please input sponsor email address' } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Please check this answer' })).toHaveFocus());
    const email = within(canvas.getByRole('group', { name: 'Sponsor' })).getByLabelText(/Email/);
    await expect(email).toHaveAccessibleDescription('please input sponsor email address');
    await userEvent.clear(email);
    await userEvent.type(email, 'ngozi@example.com');
    await waitFor(() => expect(canvas.queryByText('please input sponsor email address')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
  },
};

export const JudgedWhereItWasLeft: Story = {
  args: { answers: 'none' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(
      within(await canvas.findByRole('group', { name: 'Sponsor' })).getByLabelText(/Full name/),
      'Ngozi',
    );
    await userEvent.tab();
    await canvas.findByText('enter both first and last name');
    await expect(canvasElement.querySelectorAll('.m-error')).toHaveLength(1);
    await expect(canvas.queryByRole('group', { name: /^Please check/ })).toBeNull();
  },
};

/** A passport photograph is required before the sponsor's details can be saved. */
export const WithoutAPhotograph: Story = {
  args: { hasPassport: false },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await canvas.findByText('Please, upload your profile picture before you can proceed!');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { busy: true },
  async play({ canvasElement, args }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Saving…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Within 294 pixels, as on a screen of 360, and 254, as on one of 320. */
export const ItsButtonsOnAPhone: Story = {
  args: { submitLabel: 'Check and submit' },
  globals: { viewport: { value: 'phone' } },
  async play({ canvasElement }) {
    const submit = await within(canvasElement).findByRole('button', { name: 'Check and submit' });
    const words = document.createRange();
    words.selectNodeContents(submit);
    for (const width of [294, 254]) {
      submit.parentElement!.style.width = `${width}px`;
      const padding = parseFloat(getComputedStyle(submit).paddingLeft);
      await expect(words.getBoundingClientRect().left, `within ${width} pixels`).toBeGreaterThanOrEqual(
        submit.getBoundingClientRect().left + padding,
      );
    }
    submit.parentElement!.style.width = '';
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { ApiError } from '../../api/apiError.ts';
import { FormPage } from './FormPage.tsx';

const meta = {
  component: FormPage,
  args: {
    title: 'Create faculty',
    crumbs: [{ name: 'School setup' }, { name: 'Faculties', to: '/school_setup/faculties' }],
    form: 'school-name',
    submitLabel: 'Create',
    done: 'The faculty was created',
    save: fn(async () => '/school_setup/faculties/1'),
  },
  parameters: { isPage: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof FormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
};

export const Edited: Story = {
  args: {
    title: 'Edit faculty',
    answers: { id: 7, name: 'Faculty of Law', departments: 3 },
    submitLabel: 'Save',
    done: 'The faculty was saved',
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' and Justice');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.save).toHaveBeenCalledWith({ name: 'Faculty of Law and Justice' });
    await expect(await canvas.findByText('The faculty was saved')).toBeVisible();
  },
};

export const Mistaken: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }));
    await expect(canvas.getAllByText('please enter the name').length).toBeGreaterThan(0);
    await expect(args.save).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    save: fn(async () => {
      throw new ApiError(422, 'Not saved', 'Not saved', { '/name': 'there is a faculty of this name already' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Faculty of Law');
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await expect((await canvas.findAllByText('there is a faculty of this name already')).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Faculty of Law');
  },
};

export const Unsaved: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Faculty');
    await userEvent.click(canvas.getByRole('link', { name: 'Faculties' }));
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible());
    await waitFor(() => expect(body.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Faculty');
  },
};

/** A form that has been asked for and has not come. */
export const Loading: Story = {
  render: (args) => (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <FormPage {...args} />
    </QueryClientProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the form' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { form: 'of-another-version' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const WithoutALine: Story = {
  args: {
    save: fn(async () => {
      throw new ApiError(0, 'Network Error');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Faculty of Law{Enter}');
    await expect(await canvas.findByText(/What you typed is still here/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Faculty of Law');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RowsStory } from '../../../.storybook/programmes/RowsStory.tsx';

const school = (schoolName: string, more: object = {}) => ({
  schoolName,
  countryId: 566,
  yearFrom: 2012,
  yearTo: 2018,
  certificate: 'SSCE',
  ...more,
});
const ABA = school('Federal School, Aba');
const IFE = school('Modakeke High School, Ife', {
  yearFrom: 2006,
  yearTo: 2012,
  certificate: 'First School Leaving Certificate',
});

const meta: Meta<typeof RowsStory> = {
  title: 'Widgets/Rows',
  component: RowsStory,
  args: { rows: [], onEdit: fn(), onSubmit: fn(), onRefused: fn() },
};
export default meta;
type Story = StoryObj<typeof RowsStory>;

const lastRows = (onEdit: unknown) =>
  ((onEdit as ReturnType<typeof fn>).mock.lastCall?.[0] as { answer: unknown[] }).answer;
const press = (keys: string) => userEvent.keyboard(keys);

export const Empty: Story = {};
export const EmptyAndOptional: Story = { args: { isOptional: true } };
export const Filled: Story = { args: { rows: [ABA, IFE] } };
export const FilledOnAPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };
export const AtMaximum: Story = {
  args: { rows: [ABA, IFE, school('Queen’s College, Lagos'), school('Barewa College, Zaria')] },
  async play({ canvasElement }) {
    const add = await within(canvasElement).findByRole('button', { name: 'Add another school' });
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription('You have added 4, which is as many as there may be.');
  },
};
export const WhileListsLoad: Story = {
  args: { rows: [school('Accra Academy', { countryId: 288 })], summary: ['countryId', 'schoolName'] },
  parameters: { world: { slow: ['countries'] } },
};

export const OpenOnAPhone: Story = {
  ...FilledOnAPhone,
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit Federal School, Aba' }));
  },
};

export const AddedByKeyboard: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const add = await canvas.findByRole('button', { name: 'Add school' });
    await expect(add).toHaveAccessibleDescription(/At least one is needed/);
    add.focus();
    await press('{Enter}');
    await expect(canvas.getByLabelText(/Name of school/)).toHaveFocus();
    await press('Federal School, Aba');
    await expect(lastRows(args.onEdit)).toEqual([{ schoolName: 'Federal School, Aba' }]);
    await press('{Enter}');
    await expect(canvas.getByLabelText(/Name of school/), 'Enter leaves nothing').toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Done/ }));
    const edit = canvas.getByRole('button', { name: 'Edit Federal School, Aba' });
    await expect(edit).toHaveFocus();
    await canvas.findByText('4 answers need attention');
    await press('{Enter}');
    await expect(canvas.getByLabelText(/Country/)).toHaveFocus();
    await expect(canvas.getByText('please select the country')).toBeVisible();
  },
};

/** A blank row is dropped when another is opened, and refuses nothing. */
export const Abandoned: Story = {
  args: { rows: [ABA] },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add another school' }));
    await userEvent.type(canvas.getByRole('region', { name: 'Second School' }).querySelector('input')!, 'x{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ answer: [ABA] }));
    await userEvent.click(canvas.getByRole('button', { name: 'Done Second School' }));
    await expect(canvas.queryByRole('region', { name: 'Second School' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add another school' })).toHaveFocus();
    await expect(lastRows(args.onEdit)).toEqual([ABA]);
  },
};

export const RemovedAndUndone: Story = {
  args: { rows: [ABA, IFE] },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: 'Remove Federal School, Aba' })).focus();
    await press('{Enter}');
    await expect(lastRows(args.onEdit)).toEqual([IFE]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed Federal School, Aba');
    await expect(canvas.getByRole('button', { name: 'Undo removing Federal School, Aba' })).toHaveFocus();
    await press('{Enter}');
    await expect(lastRows(args.onEdit)).toEqual([ABA, IFE]);
    await expect(canvas.getByRole('button', { name: 'Edit Federal School, Aba' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Federal School, Aba is back');
  },
};

export const AllRemovedAndUndone: Story = {
  args: { rows: [ABA, IFE] },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Federal School, Aba' }));
    await userEvent.type(
      within(canvas.getByRole('region', { name: 'First School' })).getByLabelText(/Name of school/),
      ' North',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove First School' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Modakeke/ }));
    await expect(lastRows(args.onEdit)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }));
    await expect(lastRows(args.onEdit)).toEqual([school('Federal School, Aba North'), IFE]);
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
  },
};

export const MistakeInACard: Story = {
  args: { rows: [ABA, school('Barewa College, Zaria', { yearTo: 2010, certificate: undefined })] },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await canvas.findByText('2 answers need attention');
    await expect(args.onRefused).toHaveBeenCalledWith([
      expect.objectContaining({
        pointer: '/answer/1/yearTo',
        keyword: 'notBefore',
        message: 'please select a year that is not before the first',
      }),
      expect.objectContaining({ pointer: '/answer/1/certificate', keyword: 'required' }),
    ]);
    await userEvent.click(canvas.getByRole('link', { name: /Second School, Certificate/ }));
    const second = within(await canvas.findByRole('region', { name: 'Second School' }));
    await waitFor(() => expect(second.getByLabelText(/Certificate/)).toHaveFocus());
    await expect(second.getByText('please select a year that is not before the first')).toBeVisible();
  },
};

/** A row that is added after a refusal is not refused before anything is in it. */
export const AddedAfterRefusal: Story = {
  args: { rows: [] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('link', { name: /Schools attended/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add school' })).toHaveFocus());
    await press('{Enter}');
    await press('Federal School, Aba{Tab}');
    await waitFor(() => expect(canvas.queryByText(/please/)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getAllByText('please select the country')).not.toHaveLength(0));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SectionStory } from '../../../.storybook/programmes/SectionStory.tsx';

const rows = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ subjectId: from + index, gradeId: 1 + (index % 6) }));

const sitting = (subjects: unknown[], more: object = {}) => ({
  ExaminationTypeId: 1,
  examNumber: '4250101001',
  examYear: 2025,
  examCenter: 'Government College, Umuahia',
  resultPin: '123456789012',
  resultSerialNumber: 'WRN123456',
  subjects,
  ...more,
});

const meta: Meta<typeof SectionStory> = {
  title: 'Widgets/O-Level sittings',
  component: SectionStory,
  args: {
    programme: 'jupeb',
    section: 'o-level-result',
    answers: 'none',
    onEdit: fn(),
    onSubmit: fn(),
    onRefused: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof SectionStory>;

const lastEdit = (onEdit: unknown) =>
  (onEdit as ReturnType<typeof fn>).mock.lastCall?.[0] as { oLevelInfo: { subjects: unknown[] }[] };
const next = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Next' }));

export const OneEmpty: Story = {};
export const OneFilled: Story = { args: { answers: { oLevelInfo: [sitting(rows(9))] } } };
export const Two: Story = {
  args: { answers: { oLevelInfo: [sitting(rows(9)), sitting(rows(8, 5), { ExaminationTypeId: 3, examYear: 2026 })] } },
};
export const TwoOnAPhone: Story = { ...Two, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { parameters: { world: { slow: ['o-level-subjects', 'o-level-types'] } } };
export const FailedLists: Story = {
  parameters: { world: { failing: ['o-level-subjects'] } },
  async play({ canvasElement }) {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Try again to load the list for Subject' }),
    );
    await waitFor(() => expect(within(canvasElement).queryByText(/could not be loaded/)).toBeNull());
  },
};

export const AddedAndDeleted: Story = {
  args: { answers: { oLevelInfo: [sitting(rows(9))] } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'First Sitting' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Delete/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Click to add Second Sitting' }));
    const second = within(await canvas.findByRole('region', { name: 'Second Sitting' }));
    await waitFor(() => expect(second.getByLabelText(/Exam Type/)).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Click to add Second Sitting' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'First Sitting' }));
    await expect(
      within(canvas.getByRole('region', { name: 'First Sitting' })).queryByLabelText(/Exam Number/),
    ).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'First Sitting' }));
    await expect(
      within(canvas.getByRole('region', { name: 'First Sitting' })).getByLabelText(/Exam Number/),
    ).toHaveValue('4250101001');

    await userEvent.type(second.getByLabelText(/Exam Number/), '77');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Second Sitting' }));
    await expect(lastEdit(args.onEdit).oLevelInfo).toEqual([sitting(rows(9))]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(lastEdit(args.onEdit).oLevelInfo).toEqual([
      sitting(rows(9)),
      expect.objectContaining({ examNumber: '77' }),
    ]);
    await expect(
      within(await canvas.findByRole('region', { name: 'Second Sitting' })).getByLabelText(/Exam Number/),
    ).toHaveValue('77');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const DeletedEmpty: Story = {
  args: { answers: { oLevelInfo: [sitting(rows(9))] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Click to add Second Sitting' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Second Sitting' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Click to add Second Sitting' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const RowCleared: Story = {
  args: { answers: { oLevelInfo: [sitting(rows(9))] } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await canvas.findByText('9 complete');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear row 3' }));
    await expect(lastEdit(args.onEdit).oLevelInfo[0]!.subjects[2]).toEqual({});
    await canvas.findByText('8 of 8 complete');
    await expect(canvas.getByLabelText('Subject 3')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Clear row 3' })).toBeDisabled();
  },
};

export const TooFew: Story = {
  args: { answers: { oLevelInfo: [sitting(rows(5))] } },
  async play({ canvasElement, args }) {
    await next(canvasElement);
    await expect(await within(canvasElement).findAllByText('subjects are required')).not.toHaveLength(0);
    await expect(args.onRefused).toHaveBeenCalledWith([
      expect.objectContaining({
        pointer: '/oLevelInfo/0/subjects',
        flag: 'You have to select at least 8 subjects and their respective grade',
      }),
    ]);
  },
};

/** Eight are complete, and a ninth is begun: the row at fault says so, and nothing above it says that all is well. */
export const HalfRow: Story = {
  args: { answers: { oLevelInfo: [sitting([...rows(8), { subjectId: 9 }])] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('8 of 8 complete, 1 unfinished');
    await next(canvasElement);
    await canvas.findByText('The grade of row 9 is missing');
    await expect(canvas.getByLabelText('Grade 9')).toBeInvalid();
    await expect(canvas.getByLabelText('Grade 8')).toBeValid();
    await expect(canvas.queryByText('please select at least one subject')).toBeNull();
    await userEvent.click(canvas.getByLabelText('Grade 9'));
    await userEvent.selectOptions(canvas.getByLabelText('Grade 9'), 'A1');
    await waitFor(() => expect(canvas.queryByText('subjects are required')).toBeNull());
    await canvas.findByText('9 complete');
  },
};

export const NoSubject: Story = {
  args: { answers: { oLevelInfo: [sitting([])] } },
  async play({ canvasElement }) {
    await next(canvasElement);
    await expect(await within(canvasElement).findAllByText('please select at least one subject')).not.toHaveLength(0);
  },
};

export const Repeated: Story = {
  args: { answers: { oLevelInfo: [sitting(rows(9))] } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const fourth = await canvas.findByLabelText('Subject 4');
    await userEvent.click(fourth);
    await userEvent.selectOptions(fourth, 'English Language');
    await canvas.findByText('Already chosen in row 1');
    await next(canvasElement);
    await expect(await canvas.findAllByText('duplicate entries exists')).not.toHaveLength(0);
    await expect(args.onRefused).toHaveBeenCalledWith([
      expect.objectContaining({ keyword: 'uniqueBy', flag: 'You have duplicate entries in your subjects' }),
    ]);
  },
};

export const MistakeWhileFolded: Story = {
  args: { answers: { oLevelInfo: [sitting(rows(9)), sitting(rows(9), { examCenter: undefined })] } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Second Sitting' }));
    await next(canvasElement);
    await canvas.findByText('Needs attention');
    await userEvent.click(canvas.getByRole('link', { name: /Second Sitting, Exam Center/ }));
    await waitFor(() =>
      expect(
        within(canvas.getByRole('region', { name: 'Second Sitting' })).getByLabelText(/Exam Center/),
      ).toHaveFocus(),
    );
  },
};

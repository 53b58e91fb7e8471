import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { FileVerdict } from '#contract/academics/score-files.ts';
import type { LayoutQuestion } from '#contract/kit/layout.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { ScoreUpload } from './ScoreUpload.tsx';

const field = (heading: string, isNeeded = false) => ({ heading, isNeeded, instead: null });
const column = (at: number, heading: string, examples: string[], of: string | null) => ({
  column: at,
  heading,
  examples,
  field: of,
});

const QUESTION: LayoutQuestion = {
  kind: 'layout',
  fileType: 'xlsx',
  encoding: null,
  separator: null,
  sheets: [{ name: 'CSC 201', isHidden: false, rows: 18 }],
  sheet: 'CSC 201',
  facts: [
    'The file says that it is of CSC 201, 2025/2026, First semester, as this sheet is.',
    'Its lecturers are Dr A. Nobody; Mrs B. Noone.',
  ],
  headingRow: 10,
  firstRows: [{ row: 10, cells: ['CA (30)', 'Exam (70)', 'Adj.'] }],
  rows: 11,
  columns: [
    column(2, 'Names', ['OKORO, Ada Grace', 'BELLO, Musa'], 'Name'),
    column(3, 'Reg No', ['2024/CSC/001', '2024/CSC/002'], 'Matric number'),
    column(4, 'Level', ['200', '200'], null),
    column(5, 'Scores: CA (30)', ['21', '11'], 'CA'),
    column(6, 'Scores: Exam (70)', ['45', '27'], 'Exam'),
    column(8, 'Total (100)', ['66', '38'], 'Total'),
  ],
  fields: [field('Matric number', true), field('Name'), field('CA', true), field('Exam', true), field('Total')],
  wholeName: null,
};

const VERDICT: FileVerdict = {
  isTrial: true,
  rows: 3,
  created: 2,
  changed: 0,
  unchanged: 0,
  refused: 1,
  message: '2 scores would be written; 1 could not be placed and wait on the list below',
  digest: 'seen',
  notes: [
    ...QUESTION.facts!,
    'Rows 21, 22, 23 are totals, averages or signatures, and were left out.',
    "The column 'Level' is not read: an upload cannot change it.",
  ],
  verdicts: [
    {
      row: 11,
      number: '2024/CSC/001',
      name: 'Okoro Ada Grace',
      verdict: 'new',
      message: null,
      before: null,
      after: '21 + 45',
    },
    {
      row: 13,
      number: '2024/CSC/3',
      name: 'Eze-Nwosu Chidi',
      verdict: 'new',
      message: '2024/CSC/3 was read as 2024/CSC/003',
      before: null,
      after: 'ABS',
    },
    {
      row: 18,
      number: '2024/MTH/019',
      name: 'Ishaya Bulus Dan',
      verdict: 'refused',
      message: '22 + 52 is 74, not 75. Please correct the row',
      before: null,
      after: null,
    },
  ],
};

const asks = (question: object) =>
  Response.json({ success: false, message: 'Please confirm', question }, { status: 409 });

const meta = {
  component: ScoreUpload,
  args: {
    label: 'Spreadsheet of scores',
    path: '/Results/upload-result-score-sheet?departmentCourseId=7&sessionId=1',
    help: 'xlsx, xls, ods or csv, as in the download or with your own headings; under 3 MB',
  },
  beforeEach: () => {
    const answers: unknown[] = [
      asks(QUESTION),
      VERDICT,
      { ...VERDICT, isTrial: false, message: '2 scores were written' },
    ];
    return collegeSays({ 'POST /Results/upload-result-score-sheet': () => answers.shift() })();
  },
  decorators: [inTheHouse],
} satisfies Meta<typeof ScoreUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILE = new File(['x'], 'result-sheet-title-block.xlsx');

/** A lecturer's own sheet: its title block and its columns are confirmed once, and the trial says what becomes of each row. */
export const OwnHeadings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Spreadsheet of scores', { selector: 'input' }), FILE);
    await expect(await canvas.findByText(/^The file says that it is of CSC 201/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read this file' }));
    await expect(await canvas.findByText(/^Rows 21, 22, 23 are totals/)).toBeVisible();
    await expect(canvas.getByText('22 + 52 is 74, not 75. Please correct the row')).toBeVisible();
    await expect(canvas.getByText('2024/CSC/3 was read as 2024/CSC/003')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take these scores' }));
    await expect(await canvas.findByText('2 scores were written', { selector: 'p' })).toBeVisible();
  },
};

/** Columns that are asked for. */
export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Spreadsheet of scores', { selector: 'input' }), FILE);
    await expect(await canvas.findByRole('combobox', { name: 'Reg No is' })).toHaveDisplayValue(
      'Matric number (needed)',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('region', { name: 'Which column is which?' })).toBeNull();
  },
};

/** A file of another sheet, or with other maxima, is refused before anything of it is read. */
export const OtherMaxima: Story = {
  beforeEach: collegeSays({
    'POST /Results/upload-result-score-sheet': Response.json(
      {
        success: false,
        message: 'This file has CA of 40 and the examination of 60. This sheet has CA of 30 and the examination of 70.',
      },
      { status: 422 },
    ),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Spreadsheet of scores', { selector: 'input' }), FILE);
    await expect(await canvas.findByText(/^This file has CA of 40/)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...OwnHeadings, globals: { viewport: { value: 'phone' } } };

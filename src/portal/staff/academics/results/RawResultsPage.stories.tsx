import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { RawQuestion } from '#contract/academics/raw-results.ts';
import type { FileVerdict } from '#contract/academics/score-files.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { RawResultsPage } from './RawResultsPage.tsx';

const course = (departmentCourseId: number, code: string, title: string) => ({
  classId: 0,
  departmentCourseId,
  code,
  title,
  isOpen: true,
});
const column = (key: string, heading: string, examples: string[], courses: number[]) => ({
  key,
  heading,
  examples,
  courses,
});

const QUESTION: RawQuestion = {
  kind: 'raw-results',
  classes: [
    { id: 0, name: '2026/2027, First, Nursing, level 100', sessionId: 1 },
    { id: 1, name: '2026/2027, First, Nursing, level 200', sessionId: 1 },
  ],
  courses: [
    course(8, 'ANP 111', 'Anatomy and Physiology I'),
    course(9, 'PHY 111', 'Physics for Health Workers'),
    course(10, 'PHC 111', 'Primary Health Care I'),
  ],
  sheets: [
    { name: 'CA', students: 5, component: 'ca', outOf: null, highest: 19 },
    { name: 'OBJ', students: 4, component: null, outOf: null, highest: 18 },
    { name: 'EXAM', students: 5, component: 'exam', outOf: null, highest: 72 },
  ],
  columns: [
    column('anatomy and physiology 1', 'Anatomy and Physiology I', ['12', '8', 'ABS'], [8]),
    column('applied physics', 'Applied Physics', ['14', '7', '12'], []),
    column('primary health care 1', 'Primary Health Care I', ['11', '14', '17'], [10]),
    column('practicum examination', 'Practicum Examination', ['15', '12', '10'], []),
  ],
};

const row = (
  course: string,
  number: string,
  name: string,
  more: Partial<FileVerdict['verdicts'][number]>,
): FileVerdict['verdicts'][number] => ({
  row: 2,
  course,
  number,
  name,
  verdict: 'new',
  message: null,
  before: null,
  after: null,
  ...more,
});

const VERDICT: FileVerdict = {
  isTrial: true,
  rows: 4,
  created: 2,
  changed: 0,
  unchanged: 0,
  refused: 2,
  message: '2 scores would be written; 2 could not be placed and wait on the sheets of their courses',
  digest: 'seen',
  notes: [
    'The CA is made of CA (out of 20) and OBJ (out of 20).',
    'The examination is made of EXAM (out of 80).',
    "The column 'Practicum Examination' is not read.",
    '7305 UDO IME JOY is not on the sheet OBJ.',
  ],
  verdicts: [
    row('ANP 111', '7301', 'Okoro Ada', { after: '17 + 46' }),
    row('ANP 111', '7305', 'Udo Ime Joy', {
      row: 6,
      verdict: 'refused',
      message: "sheet EXAM: '33*' is not a mark. Please write a number, or ABS, SICK or I",
    }),
    row('PHY 111', '7305', 'Udo Ime Joy', {
      row: 6,
      after: '- + 23',
      message: 'not on the sheet OBJ: the CA stays as it is',
    }),
    row('PHC 111', '7301', 'Okoro Ada', {
      verdict: 'refused',
      message:
        'sheet CA: the formula has no value. Please copy the column, paste it as values, and upload the file again',
    }),
  ],
};

const meta = {
  component: RawResultsPage,
  parameters: { isPage: true },
  beforeEach: () => {
    const answers: unknown[] = [
      Response.json({ success: false, message: 'Please say', question: QUESTION }, { status: 409 }),
      VERDICT,
      { ...VERDICT, isTrial: false, message: '2 scores were written' },
    ];
    return collegeSays({ 'POST /Results/upload-raw-results': () => answers.shift() })();
  },
  decorators: [inTheHouse],
} satisfies Meta<typeof RawResultsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILE = new File(['x'], 'raw-results-first-semester.xlsx');

/** A book that says neither its maxima nor its class: what it leaves open is answered once, and one trial is of all its courses. */
export const OneBook: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Workbook of raw results', { selector: 'input' }), FILE);
    const heading = await canvas.findByRole('heading', { name: 'Which results are these?' });
    await waitFor(() => expect(heading).toHaveFocus());
    const read = canvas.getByRole('button', { name: 'Read these results' });
    await expect(read).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Primary Health Care I is' })).toHaveDisplayValue(
      'PHC 111 Primary Health Care I',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'OBJ is of' }), 'Continuous assessment');
    for (const [name, most] of [
      ['CA', '20'],
      ['OBJ', '20'],
      ['EXAM', '80'],
    ] as const)
      await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(`^${name} is out of`) }), most);
    await expect(canvas.getByText(/The CA is made of CA and OBJ, out of 40\./)).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Applied Physics is' }),
      'PHY 111 Physics for Health Workers',
    );
    await expect(canvas.getByText(/One column is not read\./)).toBeVisible();
    await userEvent.click(read);
    await expect(await canvas.findByText('7305 UDO IME JOY is not on the sheet OBJ.')).toBeVisible();
    await expect(canvas.getByText('17 + 46')).toBeVisible();
    await expect(canvas.getByText('PHY 111')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take these scores' }));
    await expect(await canvas.findByText('2 scores were written', { selector: 'p' })).toBeVisible();
  },
};

export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Workbook of raw results', { selector: 'input' }), FILE);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^CA is out of/ }), '10');
    await expect(canvas.getByText('the highest mark is 19')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...OneBook, globals: { viewport: { value: 'phone' } } };

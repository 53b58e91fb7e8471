import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { CbtCourse, FileVerdict, TestQuestion } from '#contract/academics/score-files.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { CbtPage } from './CbtPage.tsx';

const COURSE: CbtCourse = {
  departmentCourseId: 8,
  code: 'ANP 111',
  title: 'Anatomy and Physiology I',
  programme: 'Nursing',
  semester: 'First',
  students: 5,
  placed: 0,
  waiting: 0,
  status: 'Open',
  isOpen: true,
};

const QUESTION: TestQuestion = {
  kind: 'test',
  courses: [{ departmentCourseId: 8, code: 'ANP 111', title: 'Anatomy and Physiology I', programme: 'Nursing' }],
  departmentCourseId: 8,
  component: 'exam',
  outOf: 20,
  tries: [{ number: 'INV/ND26/002', name: 'BELLO MUSA', scores: [7.32, 9.15] }],
};

const VERDICT: FileVerdict = {
  isTrial: true,
  rows: 2,
  created: 1,
  changed: 0,
  unchanged: 1,
  refused: 0,
  message: '1 score would be written; 1 had that score already',
  digest: 'seen',
  notes: [
    'The scores are read as the examination of ANP 111, out of 20.',
    'INV/ND26/002 has scores on rows 3 and 6: row 6 counts, the best.',
  ],
  verdicts: [
    {
      row: 6,
      number: 'INV/ND26/002',
      name: 'Bello Musa',
      verdict: 'new',
      message: null,
      before: null,
      after: '- + 32',
    },
    {
      row: 4,
      number: 'INV/ND26/003',
      name: 'Eze-Nwosu Chidi',
      verdict: 'unchanged',
      message: "The test says 'In progress': it gives no score",
      before: null,
      after: null,
    },
  ],
};

const sent: string[] = [];

const meta = {
  component: CbtPage,
  parameters: { isPage: true },
  beforeEach: () => {
    sent.length = 0;
    const answers: unknown[] = [
      Response.json({ success: false, message: 'Please confirm', question: QUESTION }, { status: 409 }),
      VERDICT,
    ];
    return collegeSays({
      'GET /Results/get-cbt-courses': [COURSE],
      'GET /Results/get-cbt-results': [],
      'GET /Results/score-uploads': [],
      'POST /Results/cbt-upload': (query: URLSearchParams) => {
        sent.push(String(query));
        return answers.shift();
      },
    })();
  },
  decorators: [inTheHouse],
} satisfies Meta<typeof CbtPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A file of a program for tests says what it is of; a person confirms it, and says which of several tries counts. */
export const FromATestProgram: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText('Scores of the test', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'ANATOMY AND PHYSIOLOGY ONE - EXAM-grades.xlsx'));
    const heading = await canvas.findByRole('heading', { name: 'Which test is this?' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('combobox', { name: 'Component of the file' })).toHaveDisplayValue('Examination');
    await expect(canvas.getByText('7.32, 9.15')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Read this test' })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Of several tries' }), 'The best counts');
    await userEvent.click(canvas.getByRole('button', { name: 'Read this test' }));
    await expect(await canvas.findByText('- + 32')).toBeVisible();
    await expect(canvas.getByText("The test says 'In progress': it gives no score")).toBeVisible();
    await expect(sent).toEqual([
      'trial=true',
      'departmentCourseId=8&component=exam&outOf=20&tries=best&confirmed=true&trial=true',
    ]);
  },
};

export const OnAPhone: Story = { ...FromATestProgram, globals: { viewport: { value: 'phone' } } };

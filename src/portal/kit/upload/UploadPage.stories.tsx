import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Job } from '#contract/kit/jobs.ts';
import type { LayoutQuestion } from '#contract/kit/layout.ts';
import type { Undo, Upload, UploadReport } from '#contract/kit/upload.ts';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../.storybook/shell/insideShell.tsx';
import { UploadPage } from './UploadPage.tsx';

const LATEST = { id: 9, created: 1204, changed: 12, by: 'Adeyemi Folake', at: '2026-11-21T08:30:00.000Z' };

const JOB: Job = {
  id: '7d1c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10',
  title: 'Upload of faculties.xlsx',
  page: '/school_setup/faculties/upload?upload=7',
  state: 'running',
  done: 1200,
  total: 20_000,
  error: null,
  createdAt: '2026-11-21T08:30:00.000Z',
  finishedAt: null,
  isSeen: false,
};
const TRIED: Job = {
  ...JOB,
  title: 'Trial of faculties.xlsx',
  state: 'done',
  finishedAt: '2026-11-21T08:31:00.000Z',
  isSeen: true,
};
const REPORT: UploadReport = {
  rows: 3,
  created: 2,
  changed: 0,
  unchanged: 0,
  refused: 1,
  unknown: 0,
  emptyCells: 0,
  asked: null,
  absent: null,
  notices: { count: 0, rows: [] },
  headings: ['Faculty', 'Name'],
  mistakes: [{ row: 3, column: 'Name', message: 'please enter the name' }],
  changes: [],
  about: [],
  examples: {
    created: [
      { row: 2, cells: ['Faculty of Arts', 'Music'] },
      { row: 4, cells: ['Faculty of Arts', 'Drama'] },
    ],
    unchanged: [],
    unknown: [],
  },
};
const STAGED: Upload = {
  id: 7,
  fileName: 'faculties.xlsx',
  notes: ["The sheet that was read is 'Sheet1'."],
  trial: TRIED,
  commit: null,
  report: REPORT,
};

const UNDONE: Undo = {
  job: { ...TRIED, title: 'Taking back faculties.xlsx' },
  report: {
    restored: 11,
    removed: 1200,
    switchedOff: 4,
    spared: 1,
    rows: [{ row: 12, cells: ['Faculty of Law', ''], reason: 'somebody changed this faculty since' }],
  },
};

const meta = {
  component: UploadPage,
  args: {
    title: 'Upload faculties',
    path: '/Faculty',
    crumbs: [{ name: 'School setup' }, { name: 'Faculties', to: '/school_setup/faculties' }],
  },
  beforeEach: collegeSays({ 'GET /Faculty/upload': null }),
  parameters: { isPage: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof UploadPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeAFile: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download template' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'The latest upload' })).toBeNull();
  },
};

export const AfterAnUpload: Story = {
  beforeEach: collegeSays({
    'GET /Faculty/upload': LATEST,
    'DELETE /Faculty/upload/9': null,
    'GET /Faculty/upload/9/undo': UNDONE,
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(
      await canvas.findByText('1,204 created and 12 changed by Adeyemi Folake, 21/11/2026 09:30.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Take back' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }));
    const outcome = within(await canvas.findByRole('region', { name: 'This was taken back' }));
    await expect(outcome.getByText('somebody changed this faculty since')).toBeVisible();
  },
};

/** Why is still there when the person comes back from correcting the file. */
export const RefusedOnThePage: Story = {
  beforeEach: collegeSays({
    'GET /Faculty/upload': null,
    'POST /Faculty/upload': Response.json(
      { success: false, message: "The spreadsheet has no column 'Name'. Please use the template" },
      { status: 422 },
    ),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Spreadsheet'), new File(['x'], 'schools.csv'));
    const why = await within(canvas.getByRole('region', { name: 'File' })).findByRole('alert');
    await expect(why).toHaveTextContent('schools.csv was not read');
    await expect(why).toHaveTextContent("The spreadsheet has no column 'Name'. Please use the template");
  },
};

export const RefusedOnAPhone: Story = { ...RefusedOnThePage, globals: { viewport: { value: 'phone' } } };

/** The address names the upload, so that a reload shows it again. */
export const Tried: Story = {
  parameters: { address: '/school_setup/faculties/upload?upload=7' },
  beforeEach: collegeSays({
    'GET /Faculty/upload': null,
    'GET /Faculty/upload/7': STAGED,
    'POST /Faculty/upload/7/commit': null,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Refused/ }));
    await expect(canvas.getByText('please enter the name')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download mistakes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create 2' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const QUESTION: LayoutQuestion = {
  kind: 'layout',
  fileType: 'csv',
  encoding: 'utf-8',
  separator: ',',
  sheets: [],
  sheet: null,
  headingRow: 1,
  firstRows: [{ row: 1, cells: ['School', 'Called'] }],
  rows: 3,
  columns: [
    { column: 1, heading: 'School', examples: ['Faculty of Arts'], field: 'Faculty' },
    { column: 2, heading: 'Called', examples: ['Music', 'Drama'], field: null },
  ],
  fields: [
    { heading: 'Faculty', isNeeded: true, instead: null },
    { heading: 'Name', isNeeded: true, instead: null },
  ],
  wholeName: null,
};

/** A file with other headings is asked about below the box, and its columns can be matched again once it was read. */
export const OtherHeadings: Story = {
  beforeEach: () => {
    const answers = [
      Response.json({ success: false, message: 'No column is known', question: QUESTION }, { status: 409 }),
      { id: 7 },
      Response.json({ success: false, message: 'Please confirm', question: QUESTION }, { status: 409 }),
    ];
    return collegeSays({
      'GET /Faculty/upload': null,
      'POST /Faculty/upload': () => answers.shift(),
      'GET /Faculty/upload/7': STAGED,
    })();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Spreadsheet'), new File(['x'], 'schools.csv'));
    const heading = await canvas.findByRole('heading', { name: 'Which column is which?' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Called is' }), 'Name (needed)');
    await userEvent.click(canvas.getByRole('button', { name: 'Read this file' }));
    await expect(await canvas.findByRole('heading', { name: 'This is what it would do' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Match its columns again' }));
    await expect(await canvas.findByRole('region', { name: 'Which column is which?' })).toBeVisible();
  },
};

/** A file whose columns were matched before is read without a question, which its report says. */
export const Remembered: Story = {
  parameters: { address: '/school_setup/faculties/upload?upload=7' },
  beforeEach: collegeSays({
    'GET /Faculty/upload': null,
    'GET /Faculty/upload/7': {
      ...STAGED,
      fileName: 'schools.csv',
      notes: [
        'The columns were read as Adeyemi Folake matched them on 21/11/2026 09:30.',
        'Row 5 is a total, an average or a signature, and was left out.',
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The columns were read as Adeyemi Folake/)).toBeVisible();
  },
};

export const BeingWritten: Story = {
  parameters: { address: '/school_setup/faculties/upload?upload=7' },
  beforeEach: collegeSays({
    'GET /Faculty/upload': null,
    'GET /Faculty/upload/7': { ...STAGED, commit: JOB, report: null },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Upload of faculties.xlsx' }),
    ).toHaveAccessibleDescription('1,200 of 20,000 rows');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { address: '/school_setup/faculties/upload?upload=7' },
  beforeEach: collegeSays({
    'GET /Faculty/upload': null,
    'GET /Faculty/upload/7': {
      ...STAGED,
      commit: { ...JOB, state: 'failed', error: 'You do not have access to this', isSeen: true },
      report: null,
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Go on with the rows that are left' })).toBeVisible();
  },
};

export const BeingTakenBack: Story = {
  parameters: { address: '/school_setup/faculties/upload?undo=9' },
  beforeEach: collegeSays({
    'GET /Faculty/upload': null,
    'GET /Faculty/upload/9/undo': { job: { ...JOB, title: 'Taking back faculties.xlsx' }, report: null },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Taking back faculties.xlsx' })).toBeVisible();
  },
};

export const NotTakenBackToItsEnd: Story = {
  parameters: { address: '/school_setup/faculties/upload?undo=9' },
  beforeEach: collegeSays({
    'GET /Faculty/upload': null,
    'GET /Faculty/upload/9/undo': {
      job: { ...JOB, state: 'failed', error: 'You do not have access to this', isSeen: true },
      report: null,
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Go on' })).toBeVisible();
  },
};

export const Forgotten: Story = {
  parameters: { address: '/school_setup/faculties/upload?upload=7' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no such address');
  },
};

export const Loading: Story = {
  parameters: { address: '/school_setup/faculties/upload?upload=7' },
  beforeEach: collegeSays({ 'GET /Faculty/upload': null, 'GET /Faculty/upload/7': new Promise(() => undefined) }),
};

export const WithoutALine: Story = {
  parameters: { address: '/school_setup/faculties/upload?upload=7' },
  beforeEach: collegeSays({ 'GET /Faculty/upload': null, 'GET /Faculty/upload/7': NO_LINE }),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    collegeSays({ 'GET /Faculty/upload': null, 'GET /Faculty/upload/7': STAGED })();
    again.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Music')).toBeVisible();
  },
};

/** The file's own field is the stop of the Tab key: the words beside it open the same. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Download template' }).focus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Spreadsheet')).toHaveFocus();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { PaperPage } from '#contract/kit/paper.ts';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../.storybook/shell/insideShell.tsx';
import { Paper } from './Paper.tsx';

const PATH = '/Story/paper';

const Shown = () => <Paper<Endpoint> path={PATH} query={{ id: 7 } as never} />;

const FORM: PaperPage = {
  title: 'Course registration form',
  office: 'Registry',
  holder: 'Ọláyínká Ẹ̀kúndayọ̀ Ńnenna',
  number: 'CRF/2026/000012',
  issuedAt: '2026-11-20T09:00:00.000Z',
  groups: [
    {
      title: 'Student',
      facts: [
        ['Matric number', 'UG/26/CSC/1001'],
        ['Department', 'Computer Science'],
        ['Session', '2026/2027'],
        ['Level', '100 Level'],
      ],
    },
  ],
  paragraphs: ['The courses below are registered for the first semester.'],
  points: ['Bring this form to the first lecture.', 'Courses are dropped until the window closes.'],
  tables: [
    {
      title: 'Courses',
      columns: [
        { title: 'Code', isFigure: false },
        { title: 'Course', isFigure: false },
        { title: 'Units', isFigure: true },
      ],
      rows: [
        ['COS 101', 'Introduction to Computing', '3'],
        ['MTH 101', 'Elementary Mathematics I', '2'],
      ],
      totals: [['2 courses', '', '5']],
      rowsPerPage: null,
      signatures: [],
    },
  ],
  closing: 'Approved by the adviser.',
  signatures: ['Student', 'Adviser'],
  verification: { url: 'https://college.example/verify_document/abc', qrPath: 'M4 4h7v1h-7zM4 6h3v1h-3z', qrSize: 45 },
};

const SHEET: PaperPage = {
  ...FORM,
  title: 'Result sheet',
  holder: 'COS 101 Introduction to Computing',
  paragraphs: [],
  points: [],
  closing: '',
  signatures: [],
  tables: [
    {
      ...FORM.tables[0]!,
      title: 'Scores',
      rows: Array.from({ length: 31 }, (_, index) => [`UG/26/CSC/${1001 + index}`, 'Okafor Ada Ngozi', '64.00']),
      totals: [],
      rowsPerPage: 30,
      signatures: ['Examiner', 'Head of Department'],
    },
  ],
};

const says = (reply: unknown) => collegeSays({ [`GET ${PATH}`]: reply }, ['student']);

const meta = {
  component: Shown,
  beforeEach: says(FORM),
  parameters: { bare: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas }) => {
    const paper = within(await canvas.findByRole('article', { name: 'Course registration form' }));
    for (const words of ['Matricula College', 'Number CRF/2026/000012, issued 20/11/2026', 'UG/26/CSC/1001', 'MTH 101'])
      await expect(paper.getByText(words)).toBeVisible();
    await expect(paper.getByText('Adviser: signature, date')).toBeVisible();
    await expect(paper.getByRole('link', { name: /verify_document/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
  },
};

/** The thirty-first row begins a page, which has the head and the lines to sign again. */
export const ThirtyOneRows: Story = {
  beforeEach: says(SHEET),
  play: async ({ canvas }) => {
    const tables = await canvas.findAllByRole('table');
    await expect(tables.map((table) => within(table).getAllByRole('row').length - 1)).toEqual([30, 1]);
    await expect(canvas.getAllByText('Examiner: signature, date')).toHaveLength(2);
    await expect(canvas.getByText('Result sheet: COS 101 Introduction to Computing, CRF/2026/000012')).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: says(new Promise(() => undefined)) };

export const Offline: Story = {
  beforeEach: says(NO_LINE),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { LayoutQuestion } from '#contract/kit/layout.ts';
import { inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { ColumnMatching } from './ColumnMatching.tsx';
import '../upload.css';

const field = (heading: string, isNeeded = false, instead: string | null = null) => ({ heading, isNeeded, instead });
const column = (number: number, heading: string, examples: readonly string[], found: string | null) => ({
  column: number,
  heading,
  examples: [...examples],
  field: found,
});

const QUESTION: LayoutQuestion = {
  kind: 'layout',
  fileType: 'csv',
  encoding: 'windows-1252',
  separator: ';',
  sheets: [],
  sheet: null,
  headingRow: 1,
  firstRows: [
    { row: 1, cells: ['RG_NUM', 'RG_CANDNAME', 'RG_SEX', 'STATENAME', 'CO_NAME', 'LGA'] },
    { row: 2, cells: ['202699100001DE', 'ANDRÉ SOLANGE', 'F', 'LAGOS', 'ACCOUNTING', 'SURULERE'] },
  ],
  rows: 1205,
  columns: [
    column(1, 'RG_NUM', ['202699100001DE', '202699100002DE', '202699100003DE'], 'Registration number'),
    column(2, 'RG_CANDNAME', ['ANDRÉ SOLANGE', "N'DIAYE OUMAR", 'OKE, Bola Ruth'], 'Whole name'),
    column(3, 'RG_SEX', ['F', 'M', 'F'], 'Sex'),
    column(4, 'CO_NAME', ['ACCOUNTING', 'COMPUTER SCIENCE', 'MATHEMATICS'], 'Department'),
    column(5, '', ['1', '0', 'TRUE'], null),
  ],
  fields: [
    field('Registration number', true),
    field('Surname', true, 'Whole name'),
    field('First name', true, 'Whole name'),
    field('Sex'),
    field('Department'),
    field('Whole name'),
  ],
  wholeName: 'Whole name',
};

const meta = {
  component: ColumnMatching,
  args: { fileName: 'direct-entry.csv', question: QUESTION, busy: false, onAnswer: fn(), onClose: fn() },
  parameters: { bare: true, wide: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof ColumnMatching>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Proposed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Which column is which?' })).toHaveFocus();
    const names = within(canvas.getByRole('region', { name: 'Whole names' }));
    await expect(names.getByRole('cell', { name: 'Ruth' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read this file' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({
      encoding: 'windows-1252',
      separator: ';',
      headingRow: 1,
      columns: { 1: 'Registration number', 2: 'Whole name', 3: 'Sex', 4: 'Department' },
    });
  },
};

/** Nothing is sent before what is needed has its column, and no two columns are the same. */
export const Missing: Story = {
  args: {
    question: {
      ...QUESTION,
      columns: QUESTION.columns.map((each) => (each.column === 1 ? { ...each, field: null } : each)),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("direct-entry.csv needs 'Registration number'.");
    await expect(canvas.getByRole('button', { name: 'Read this file' })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'RG_NUM is' }), 'Registration number (needed)');
    await expect(canvas.getByRole('button', { name: 'Read this file' })).toBeEnabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Column 5 is' }), 'Sex');
    await expect(canvas.getAllByText('two columns are said to be this')).toHaveLength(2);
  },
};

/** Another separator shows the file anew, with whatever headings it then has. */
export const OtherSeparator: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Between columns' }), 'Tab');
    await expect(args.onAnswer).toHaveBeenCalledWith({ encoding: 'windows-1252', separator: '\t' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Headings' }), 'The file has none');
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ encoding: 'windows-1252', separator: ';', headingRow: 0 });
  },
};

export const OfAWorkbook: Story = {
  args: {
    fileName: 'hostel-list.xlsx',
    question: {
      ...QUESTION,
      fileType: 'xlsx',
      encoding: null,
      separator: null,
      sheet: 'FEMALE',
      sheets: [
        { name: 'FEMALE', isHidden: false, rows: 6 },
        { name: 'Sheet2', isHidden: false, rows: 3 },
      ],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sheet' }), 'Sheet2 (3 rows)');
    await expect(args.onAnswer).toHaveBeenCalledWith({ sheet: 'Sheet2' });
  },
};

/** A file without headings shows its values, and its person says what they are. */
export const WithoutHeadings: Story = {
  args: {
    fileName: 'nominal-roll.csv',
    question: {
      ...QUESTION,
      headingRow: 0,
      encoding: 'utf-8',
      firstRows: [
        { row: 1, cells: ['F/ND/24/9900001', 'ND2'] },
        { row: 2, cells: ['F/ND/24/9900002', 'ND2'] },
      ],
      rows: 4,
      columns: [
        column(1, '', ['F/ND/24/9900001', 'F/ND/24/9900002', 'F/ND/24/9900007'], null),
        column(2, '', ['ND2', 'ND2', 'ND2'], null),
      ],
      wholeName: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Column 1, without a heading')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "nominal-roll.csv needs 'Registration number', 'Surname' and 'First name'.",
    );
    await expect(canvas.getByText(/^2 columns are not read\. Nothing is remembered/)).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Encoding' })).toHaveFocus();
    for (const _ of [1, 2]) await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Headings' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'RG_NUM is' })).toHaveFocus();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

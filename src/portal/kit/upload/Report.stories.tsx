import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { Button } from '../../ui/Button.tsx';
import { Report } from './Report.tsx';
import './upload.css';

const HEADINGS = ['Faculty', 'Department', 'Code', 'Title'];
const NONE = {
  emptyCells: 0,
  asked: null,
  absent: null,
  notices: { count: 0, rows: [] },
  headings: HEADINGS,
  examples: { created: [], unchanged: [], unknown: [] },
  about: [],
};

const meta = {
  component: Report,
  args: {
    fileName: 'courses.xlsx',
    isDone: false,
    report: {
      rows: 8,
      created: 2,
      changed: 2,
      unchanged: 1,
      refused: 2,
      unknown: 1,
      emptyCells: 4,
      asked: null,
      absent: { count: 1, rows: [['Faculty of Sciences', 'Botany', 'BOT 101', '']] },
      headings: HEADINGS,
      examples: {
        created: [
          { row: 2, cells: ['Faculty of Sciences', 'Mathematics', 'MTH 301', 'Topology'] },
          { row: 3, cells: ['Faculty of Sciences', 'Mathematics', 'MTH 302', 'Measure'] },
        ],
        unchanged: [{ row: 8, cells: ['Faculty of Sciences', 'Mathematics', 'MTH 101', 'Algebra'] }],
        unknown: [{ row: 9, cells: ['Faculty of Sciences', 'Alchemy', 'ALC 101', ''] }],
      },
      about: [
        { row: 4, cells: ['Faculty of Sciences', 'Department of Nowhere', 'NOW 101', ''] },
        { row: 5, cells: ['Faculty of Sciences', 'Mathematics', '301', 'Topology'] },
        { row: 6, cells: ['Faculty of Sciences', 'Mathematics', 'MTH 102', 'Algebra'] },
        { row: 7, cells: ['Faculty of Sciences', 'Mathematics', 'MTH 301', ''] },
      ],
      mistakes: [
        { row: 4, column: 'Department', message: "there is no 'Department of Nowhere' to choose" },
        { row: 4, column: 'Title', message: 'please enter the title' },
        { row: 5, column: 'Code', message: 'a course code is letters and a number, such as CSC 101' },
      ],
      notices: { count: 1, rows: [{ row: 7, column: 'Unit', message: "'3 units' was read as 3" }] },
      changes: [
        { row: 6, column: 'Title', before: 'Algebra', after: 'Linear Algebra' },
        { row: 6, column: 'Unit', before: '2', after: '3' },
        { row: 7, column: 'Title', before: null, after: 'Topology' },
      ],
    },
    children: <Button intent="primary">Create 2, change 2</Button>,
  },
  parameters: { bare: true, wide: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof Report>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tried: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'This is what it would do' })).toBeVisible();
    await expect(canvas.getByText(/^4 empty cells leave what is stored\./)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Rows that are new' })).toContainElement(
      canvas.getByText('MTH 302'),
    );
    await userEvent.click(canvas.getByRole('tab', { name: /^Refused/ }));
    await expect(canvas.getAllByText('Row 4')).toHaveLength(2);
    await expect(canvas.getAllByText('Faculty of Sciences, Department of Nowhere, NOW 101')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('tab', { name: /^Notices/ }));
    await expect(canvas.getByText("'3 units' was read as 3")).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Changed/ }));
    await expect(canvas.getByRole('table', { name: 'What is changed' })).toContainElement(
      canvas.getByText('Linear Algebra'),
    );
  },
};

export const Done: Story = {
  args: {
    isDone: true,
    report: {
      ...NONE,
      rows: 120,
      created: 118,
      changed: 0,
      unchanged: 2,
      refused: 0,
      unknown: 0,
      mistakes: [],
      changes: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const ManyMistakes: Story = {
  args: {
    report: {
      ...NONE,
      about: Array.from({ length: 100 }, (_, row) => ({
        row: row + 2,
        cells: [`2026/CSC/${1000 + row}`, 'Oluwafunmilayo-Abimbola Adebayo-Ogunlesi', 'x'.repeat(90), ''],
      })),
      rows: 1500,
      created: 0,
      changed: 0,
      unchanged: 0,
      refused: 1500,
      unknown: 0,
      changes: [],
      mistakes: Array.from({ length: 100 }, (_, row) => ({
        row: row + 2,
        column: 'Name',
        message: 'please enter the name',
      })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No row of this file can be taken.');
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth, 'no column is cut').toBeLessThanOrEqual(table.parentElement!.clientWidth);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(
      canvas.getByRole('table', { name: 'Rows that are left out, the first 100' }),
      'it opens on what happened',
    ).toBeVisible();
  },
};

const TWIN = { column: null, message: 'row 3 says something else of the same student' };

/** Of two rows about one student that differ neither is taken. */
export const Twins: Story = {
  args: {
    fileName: 'laboratory-students-2026.xlsx',
    children: <Button intent="primary">Change 1</Button>,
    report: {
      ...NONE,
      headings: ['Matric number or registration number', 'Groups'],
      rows: 4,
      created: 0,
      changed: 1,
      unchanged: 0,
      refused: 3,
      unknown: 0,
      mistakes: [
        { ...TWIN, row: 3, message: 'row 4 says something else of the same student' },
        { ...TWIN, row: 4 },
        {
          row: 5,
          column: 'Groups',
          message: "no fee is for the group 'labratory'. Please correct the word, or set its fees first",
        },
      ],
      changes: [{ row: 2, column: 'Groups', before: 'gst', after: 'gst, laboratory' }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Refused/ }));
    await expect(canvas.getByText('row 3 says something else of the same student')).toBeVisible();
  },
};

export const TwinsOnAPhone: Story = { ...Twins, globals: { viewport: { value: 'phone' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../ui/Button.tsx';
import { Report } from './Report.tsx';
import './upload.css';

const meta = {
  component: Report,
  args: {
    fileName: 'courses.xlsx',
    isDone: false,
    report: {
      rows: 7, created: 2, changed: 2, unchanged: 1, leftOut: 2,
      mistakes: [
        { row: 4, column: 'Department', message: "there is no 'Department of Nowhere' to choose" },
        { row: 4, column: 'Title', message: 'please enter the title' },
        { row: 5, column: 'Code', message: 'a course code is letters and a number, such as CSC 101' },
      ],
      changes: [
        { row: 6, column: 'Title', before: 'Algebra', after: 'Linear Algebra' }, { row: 6, column: 'Unit', before: '2', after: '3' },
        { row: 7, column: 'Title', before: null, after: 'Topology' },
      ],
    },
    children: <Button intent="primary">Create 2, change 2</Button>,
  },
  parameters: { bare: true, wide: true },
} satisfies Meta<typeof Report>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tried: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This is what it would do' })).toBeVisible();
    await expect(canvas.getAllByText('Row 4')).toHaveLength(2);
    await expect(canvas.getByRole('table', { name: 'What would be changed' })).toContainElement(canvas.getByText('Linear Algebra'));
  },
};

export const Done: Story = {
  args: { isDone: true, report: { rows: 120, created: 118, changed: 0, unchanged: 2, leftOut: 0, mistakes: [], changes: [] } },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('table')).toBeNull(); },
};

export const ManyMistakes: Story = {
  args: {
    report: {
      rows: 1500, created: 0, changed: 0, unchanged: 0, leftOut: 1500, changes: [],
      mistakes: Array.from({ length: 100 }, (_, row) => ({ row: row + 2, column: 'Name', message: 'please enter the name' })),
    },
  },
  play: async ({ canvas }) => { await expect(canvas.getByRole('table', { name: 'Rows that are left out, the first 100' })).toBeVisible(); },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

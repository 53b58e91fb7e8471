import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlainTable } from './PlainTable.tsx';

const meta = {
  component: PlainTable,
  args: {
    caption: 'Courses',
    columns: [{ title: 'Course' }, { title: 'Unit', isFigure: true }],
    rows: [
      { key: 'CSC 101', cells: ['CSC 101', 3] },
      { key: 'MTH 101', cells: [<strong key="code">MTH 101</strong>, 2] },
    ],
  },
} satisfies Meta<typeof PlainTable>;

export default meta;

export const Rows: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Courses' })).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBe(3);
  },
};

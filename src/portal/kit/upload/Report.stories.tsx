import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../ui/Button.tsx';
import { Report } from './Report.tsx';
import './upload.css';

const meta = {
  component: Report,
  args: {
    file: new File([], 'departments.xlsx'),
    isDone: false,
    report: { rows: 5, created: 2, unchanged: 1, mistakes: [{ row: 4, column: 'Faculty', message: "there is no 'Faculty of Nowhere' to choose" }, { row: 5, column: 'Name', message: 'please enter the name' }] },
    children: <Button intent="primary">Create 2</Button>,
  },
  parameters: { bare: true, wide: true },
} satisfies Meta<typeof Report>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tried: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This is what it would do' })).toBeVisible();
    await expect(canvas.getByText('Row 4')).toBeVisible();
  },
};

export const Done: Story = {
  args: { isDone: true, report: { rows: 120, created: 118, unchanged: 2, mistakes: [] } },
  play: async ({ canvas }) => { await expect(canvas.queryByRole('table')).toBeNull(); },
};

export const ManyMistakes: Story = {
  args: { report: { rows: 1500, created: 0, unchanged: 0, mistakes: Array.from({ length: 1500 }, (_, row) => ({ row: row + 2, column: 'Name', message: 'please enter the name' })) } },
  play: async ({ canvas }) => { await expect(canvas.getAllByRole('row')).toHaveLength(101); },
};

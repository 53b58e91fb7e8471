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

const COURSES = Array.from({ length: 30 }, (_, index) => `CSC ${101 + index}`);

/** What does not fit is reached without the page becoming wider, and one sees whose row it is. */
export const Scrolled: StoryObj<typeof meta> = {
  args: {
    caption: 'Results',
    isScrolled: true,
    columns: [{ title: 'Number' }, ...COURSES.map((title) => ({ title })), { title: 'Remark' }],
    rows: [
      {
        key: '1',
        cells: [
          <a key="number" href="#student">
            CSC/2024/0001
          </a>,
          ...COURSES.map(() => '63 B'),
          'Pass',
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('table').closest<HTMLElement>('.list')!;
    if (!window.matchMedia('(min-width: 700px)').matches) return;
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    box.scrollLeft = 600;
    const number = canvas.getByRole('link', { name: 'CSC/2024/0001' }).closest('td')!;
    await expect(Math.abs(number.getBoundingClientRect().left - box.getBoundingClientRect().left)).toBeLessThan(2);
    box.scrollLeft = 0;
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { formatNaira, withThousands } from '#rules/money.ts';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { useListQuery } from '../list/listQuery.ts';
import type { ReportDeclaration } from './reportProps.ts';
import { ReportView, type ReportViewProps } from './ReportView.tsx';

interface Total {
  readonly borrowed: number;
  readonly returned: number;
  readonly finesKobo: number;
}
type Row = Total & { readonly name: string };

const BY_LIBRARY: ReportDeclaration<Row, Total> = {
  title: 'Library reports',
  crumbs: [{ name: 'Reports' }, { name: 'Library reports' }],
  lead: 'Books borrowed and returned, and what was paid for those that came late.',
  filters: [{ name: 'libraryId', title: 'Library', options: [{ value: '1', name: 'Law' }, { value: '2', name: 'Medicine' }] }, { name: 'from', title: 'From' }, { name: 'to', title: 'To' }],
  columns: [
    { name: 'name', title: 'Library' },
    { name: 'borrowed', title: 'Borrowed', unit: 'count' },
    { name: 'returned', title: 'Returned', unit: 'count' },
    { name: 'finesKobo', title: 'Fines', unit: 'kobo' },
  ],
  figures: ({ borrowed, finesKobo }) => [['Books borrowed', withThousands(borrowed)], ['Fines', formatNaira(finesKobo)]],
  chart: { title: 'Borrowed and returned', look: 'bars', draws: ['borrowed', 'returned'], label: ({ name }) => name },
  file: '/Library/download-report',
  emptyWords: 'No book has been borrowed yet',
};

const [firstColumn, ...numbers] = BY_LIBRARY.columns;

const BY_DAY: ReportDeclaration<Row, Total> = {
  ...BY_LIBRARY,
  columns: [{ ...firstColumn!, title: 'Day' }, ...numbers],
  chart: { title: 'Fines day by day', look: 'days', draws: ['finesKobo'], label: ({ name }) => name },
};

const LIBRARIES = { rows: [{ name: 'Law', borrowed: 1200, returned: 900, finesKobo: 1_250_050 }, { name: 'Medicine', borrowed: 3400, returned: 3399, finesKobo: 0 }], total: { borrowed: 4600, returned: 4299, finesKobo: 1_250_050 } };
const NONE = { rows: [], total: { borrowed: 0, returned: 0, finesKobo: 0 } };
const DAYS = ['2026-11-02', '2026-11-03', '2026-11-16', '2026-11-30'].map((name, index) => ({ name, borrowed: 10, returned: 9, finesKobo: (index + 1) * 50_000 }));

interface StoryProps extends Pick<ReportViewProps<Row, Total>, 'report' | 'error' | 'onRetry'> {
  readonly declared: ReportDeclaration<Row, Total>;
}

const meta = {
  render: (args) => <Report {...args} />,
  args: { declared: BY_LIBRARY, report: LIBRARIES, error: undefined, onRetry: fn() },
  parameters: { isPage: true },
  decorators: [inTheHouse],
} satisfies Meta<StoryProps>;

const Report = ({ declared, report, error, onRetry }: StoryProps) => <ReportView {...declared} list={useListQuery()} report={report} error={error} onRetry={onRetry} />;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Library reports' }));
    await expect(table.getByRole('row', { name: 'Law 1,200 900 ₦12,500.50' })).toBeVisible();
    await expect(table.getByRole('row', { name: 'Total 4,600 4,299 ₦12,500.50' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Borrowed and returned. The highest is Medicine: 3,400. All numbers stand in the table below.' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Books borrowed: 4,600. Fines: ₦12,500.50');
  },
};

export const Filtered: Story = {
  parameters: { address: '/?libraryId=1' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Library' })).toHaveValue('1');
    await expect(canvasElement.querySelector('.report-paper')).toHaveTextContent('Library: Law');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Library' }), 'Medicine');
    await expect(canvasElement.querySelector('.report-paper')).toHaveTextContent('Library: Medicine');
  },
};

export const DayByDay: Story = {
  args: { declared: BY_DAY, report: { rows: DAYS, total: NONE.total } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /^Fines day by day. The highest is 30\/11\/2026: ₦2,000.00/ })).toBeVisible();
    const places = [...canvasElement.querySelectorAll('.chart__days rect')].map((column) => Math.floor(Number(column.getAttribute('x'))));
    await expect(places).toEqual([0, 1, 14, 28]);
  },
};

export const ManyRows: Story = {
  args: { report: { ...LIBRARIES, rows: Array.from({ length: 30 }, (_, index) => ({ name: `Library ${index}`, borrowed: index * 7, returned: index * 5, finesKobo: index })) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('The 12 highest of 30')).toBeVisible();
    await expect(canvasElement.querySelectorAll('.chart__row')).toHaveLength(12);
    await expect(canvas.getAllByRole('row')).toHaveLength(32);
  },
};

export const NoneFound: Story = {
  args: { report: NONE },
  parameters: { address: '/?from=2020-01-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('no result found')).toBeVisible();
  },
};

export const NothingYet: Story = {
  args: { report: NONE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No book has been borrowed yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { report: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading Library reports' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { report: undefined, error: 'Network Error' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error has occurred: Network Error');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

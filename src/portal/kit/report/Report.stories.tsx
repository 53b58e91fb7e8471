import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { formatNaira, withThousands } from '#rules/money.ts';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { useListQuery } from '../list/listQuery.ts';
import type { ReportDeclaration } from './reportProps.ts';
import { ApiError } from '../../api/apiError.ts';
import { ReportView, type ReportViewProps } from './ReportView.tsx';

interface Total {
  readonly borrowed: number;
  readonly returned: number;
  readonly finesKobo: number;
}
type Row = Total & { readonly name: string; readonly lost?: number; readonly reserved?: number };

const BY_LIBRARY: ReportDeclaration<Row, Total> = {
  title: 'Library reports',
  crumbs: [{ name: 'Reports' }, { name: 'Library reports' }],
  lead: 'Books borrowed and returned, and what was paid for those that came late.',
  filters: [
    {
      name: 'libraryId',
      title: 'Library',
      options: [
        { value: '1', name: 'Law' },
        { value: '2', name: 'Medicine' },
      ],
    },
    { name: 'from', title: 'From' },
    { name: 'to', title: 'To' },
  ],
  columns: [
    { name: 'name', title: 'Library' },
    { name: 'borrowed', title: 'Borrowed', unit: 'count' },
    { name: 'returned', title: 'Returned', unit: 'count' },
    { name: 'finesKobo', title: 'Fines', unit: 'kobo' },
  ],
  figures: ({ borrowed, finesKobo }) => [
    ['Books borrowed', withThousands(borrowed)],
    ['Fines', formatNaira(finesKobo)],
  ],
  chart: { title: 'Borrowed and returned', look: 'bars', draws: ['borrowed', 'returned'], label: ({ name }) => name },
  file: '/Library/download-report',
  emptyWords: 'No book has been borrowed yet',
};

const [firstColumn, ...numbers] = BY_LIBRARY.columns;

const BY_DAY: ReportDeclaration<Row, Total> = {
  ...BY_LIBRARY,
  columns: [{ ...firstColumn!, title: 'Day' }, ...numbers],
  chart: { title: 'Fines day by day', look: 'line', draws: ['finesKobo'], label: ({ name }) => name },
};

const BY_AGE: ReportDeclaration<Row, Total> = {
  ...BY_LIBRARY,
  columns: [{ ...firstColumn!, title: 'Age' }, ...numbers],
  chart: { title: 'Borrowed by age', look: 'columns', draws: ['borrowed'], label: ({ name }) => name },
};

const LIBRARIES = {
  rows: [
    { name: 'Law', borrowed: 1200, returned: 900, finesKobo: 1_250_050 },
    { name: 'Medicine', borrowed: 3400, returned: 3399, finesKobo: 0 },
  ],
  total: { borrowed: 4600, returned: 4299, finesKobo: 1_250_050 },
};
const NONE = { rows: [], total: { borrowed: 0, returned: 0, finesKobo: 0 } };
const DAYS = ['2026-11-02', '2026-11-03', '2026-11-16', '2026-11-30'].map((name, index) => ({
  name,
  borrowed: 10,
  returned: 9,
  finesKobo: (index + 1) * 50_000,
}));

const AGES = ['16 to 18', '19 to 21', '22 to 24', '25 to 29', '30 and above'].map((name, index) => ({
  name,
  borrowed: [310, 870, 640, 120, 45][index]!,
  returned: [300, 660, 610, 100, 40][index]!,
  finesKobo: 0,
}));

/** The sixteen days before those of `DAYS`. */
const EARLIER = {
  from: '2026-11-02',
  until: '2026-11-30',
  name: '04/10/2026 to 01/11/2026',
  query: {},
  to: '/?from=2026-10-04&to=2026-11-01',
  rows: ['2026-10-05', '2026-10-20'].map((name) => ({ name, borrowed: 1, returned: 1, finesKobo: 120_000 })),
};

interface StoryProps extends Pick<ReportViewProps<Row, Total>, 'report' | 'error' | 'onRetry' | 'earlier'> {
  readonly declared: ReportDeclaration<Row, Total>;
}

const meta = {
  render: (args) => <Report {...args} />,
  args: { declared: BY_LIBRARY, report: LIBRARIES, error: undefined, onRetry: fn() },
  parameters: { isPage: true },
  decorators: [inTheHouse],
} satisfies Meta<StoryProps>;

const Report = ({ declared, ...shown }: StoryProps) => <ReportView {...declared} list={useListQuery()} {...shown} />;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Library reports' }));
    await expect(table.getByRole('row', { name: 'Law 1,200 900 ₦12,500.50' })).toBeVisible();
    await expect(table.getByRole('row', { name: 'Total 4,600 4,299 ₦12,500.50' })).toBeVisible();
    await expect(
      canvas.getByRole('img', {
        name: 'Borrowed and returned. The highest is Medicine: 3,400. All numbers are in the table below.',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Books borrowed: 4,600. Fines: ₦12,500.50');
  },
};

export const Filtered: Story = {
  parameters: { address: '/?libraryId=1' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Library' })).toHaveValue('1');
    await expect(canvasElement.querySelector('.paper-head')).toHaveTextContent('Library: Law');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Library' }), 'Medicine');
    await expect(canvasElement.querySelector('.paper-head')).toHaveTextContent('Library: Medicine');
  },
};

export const DayByDay: Story = {
  args: { declared: BY_DAY, report: { rows: DAYS, total: NONE.total } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('img', { name: /^Fines day by day. The highest is 30\/11\/2026: ₦2,000.00/ }),
    ).toBeVisible();
    await expect([...document.querySelectorAll('.plot__axis span')].map((tick) => tick.textContent)).toEqual([
      '₦0',
      '₦500',
      '₦1k',
      '₦1.5k',
      '₦2k',
    ]);
    const points = canvas.getByRole('slider', { name: 'Fines day by day, point by point' });
    points.focus();
    await expect(points).toHaveAttribute('aria-valuetext', '30/11/2026: ₦2,000.00');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(points).toHaveAttribute('aria-valuetext', '29/11/2026: ₦0.00');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(points).toHaveAttribute('aria-valuetext', '03/11/2026: ₦1,000.00');
    await expect(canvas.getByText('03/11/2026: ₦1,000.00')).toBeVisible();
  },
};

export const BesideThePeriodBefore: Story = {
  args: { declared: BY_DAY, report: { rows: DAYS, total: NONE.total }, earlier: EARLIER },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '04/10/2026 to 01/11/2026' })).toHaveAttribute('href', EARLIER.to);
    await expect(canvasElement.querySelectorAll('.plot__line')).toHaveLength(2);
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '03/11/2026: Fines ₦1,000.00, the period before ₦1,200.00',
    );
  },
};

export const WithoutThePeriodBefore: Story = {
  args: {
    declared: BY_DAY,
    report: { rows: DAYS.slice(0, 1), total: NONE.total },
    earlier: { ...EARLIER, rows: undefined, error: 'Network Error' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/could not be read: Network Error/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('.plot__line')).toHaveLength(1);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '30/11/2026: ₦0.00');
  },
};

export const AHistogram: Story = {
  args: { declared: BY_AGE, report: { rows: AGES, total: LIBRARIES.total } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.plot__drawing rect')).toHaveLength(5);
    canvas.getByRole('slider').focus();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '30 and above: 45');
  },
};

export const Stacked: Story = {
  args: {
    declared: {
      ...BY_AGE,
      chart: { ...BY_AGE.chart, title: 'Borrowed and returned by age', draws: ['borrowed', 'returned'] },
    },
    report: { rows: AGES, total: LIBRARIES.total },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.plot__drawing rect')).toHaveLength(10);
    canvas.getByRole('slider').focus();
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '30 and above: Borrowed 45, Returned 40',
    );
  },
};

export const FiveParts: Story = {
  args: {
    declared: {
      ...BY_AGE,
      columns: [
        firstColumn!,
        ...(['borrowed', 'returned', 'finesKobo', 'lost', 'reserved'] as const).map((name) => ({
          name,
          title: name,
          unit: 'count' as const,
        })),
      ],
      chart: {
        ...BY_AGE.chart,
        title: 'Books by age',
        draws: ['borrowed', 'returned', 'finesKobo', 'lost', 'reserved'],
      },
    },
    report: {
      rows: AGES.map((row) => ({ ...row, finesKobo: 10, lost: 5, reserved: 7 })),
      total: LIBRARIES.total,
    },
  },
  play: async ({ canvasElement }) => {
    const colours = [...canvasElement.querySelectorAll('.chart__key svg')].map((svg) => getComputedStyle(svg).fill);
    await expect(new Set(colours).size).toBe(5);
  },
};

export const ManyRows: Story = {
  args: {
    report: {
      ...LIBRARIES,
      rows: Array.from({ length: 30 }, (_, index) => ({
        name: `Library ${index}`,
        borrowed: index * 7,
        returned: index * 5,
        finesKobo: index,
      })),
    },
  },
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
  args: { report: undefined, error: new ApiError(500, 'Something went wrong') },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error has occurred: Something went wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** What was read stays beside the error. */
export const WithoutALine: Story = {
  args: { report: LIBRARIES, error: new ApiError(500, 'Something went wrong') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error has occurred: Something went wrong');
    await expect(canvas.getByRole('table', { name: 'Library reports' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  args: { report: LIBRARIES },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.keyboard('d');
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Download' }));
    await waitFor(() => expect(menu.getByRole('button', { name: 'Excel (.xlsx)' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-expanded', 'false'),
    );
    const print = spyOn(window, 'print').mockReturnValue(undefined);
    await userEvent.keyboard('p');
    await expect(print).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const ALineOnAPhone: Story = { ...BesideThePeriodBefore, globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { ApiError } from '../../api/apiError.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { useListQuery } from './listQuery.ts';
import type { ListState } from './listProps.ts';
import { ListView } from './ListView.tsx';

interface Course {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly unit: number;
  readonly active: boolean;
}

const ROWS: readonly Course[] = [
  { id: 1, code: 'ACC 101', title: 'Principles of Accounting I', unit: 3, active: true },
  { id: 2, code: 'ENG 214', title: 'Modern African Poetry', unit: 2, active: false },
];

const PAGE = { rows: ROWS, metadata: { pageSize: 50, currentPage: 1, totalCount: 2 }, before: null, after: null };

const STATE: Omit<ListState<Course>, 'list'> = {
  declared: {
    title: 'Courses',
    empty: 'No courses yet',
    searches: 'Code or title',
    columns: {
      code: { title: 'Code', sort: true },
      title: { title: 'Title' },
      unit: { title: 'Unit', kind: 'count' },
      active: { title: 'Status', kind: 'active' },
    },
  },
  path: '/CourseManagement/courses',
  filters: [
    {
      name: 'departmentId',
      title: 'Department',
      options: [
        { value: '8', name: 'Economics' },
        { value: '23', name: 'Mathematics and Statistics' },
      ],
    },
    {
      name: 'active',
      title: 'Status',
      options: [
        { value: 'true', name: 'Active' },
        { value: 'false', name: 'Inactive' },
      ],
    },
  ],
  columns: undefined,
  isRoomy: false,
  remember: fn(),
  page: PAGE,
  error: null,
  isOld: false,
  isFiltered: false,
  retry: fn(),
  fetchAhead: fn(),
};

function Shown({ state }: { readonly state: Omit<ListState<Course>, 'list'> }) {
  const list = useListQuery();
  const isFiltered = state.isFiltered || Boolean(list.query['departmentId']);
  return (
    <main>
      <h1>Courses</h1>
      <ListView
        state={{ ...state, list, isFiltered }}
        to={({ id }) => `/courses/${id}`}
        actions={
          <a className={buttonClass('primary')} href="/create">
            Create course
          </a>
        }
      />
    </main>
  );
}

const meta = {
  component: Shown,
  args: { state: STATE },
  parameters: { isPage: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Department' }), 'Economics');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'poetry');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('combobox', { name: 'Department' })).toHaveDisplayValue('All');
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const choices = within(canvasElement.ownerDocument.body);
    await userEvent.click(await choices.findByRole('checkbox', { name: 'Roomy rows' }));
    await expect(STATE.remember).toHaveBeenCalledWith({ isRoomy: true });
    await userEvent.click(choices.getByRole('checkbox', { name: 'Title' }));
    await expect(STATE.remember).toHaveBeenCalledWith({ columns: 'code,unit,active' });
  },
};

export const Roomy: Story = { args: { state: { ...STATE, isRoomy: true } } };

export const Loading: Story = { args: { state: { ...STATE, page: undefined } } };

export const Empty: Story = {
  args: { state: { ...STATE, page: { ...PAGE, rows: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No courses yet')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { state: { ...STATE, isFiltered: true, page: { ...PAGE, rows: [] } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('no result found')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'poetry');
    await expect(
      await canvas.findByText('No result found for "poetry", check your selection and try again'),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: { ...STATE, page: undefined, error: new ApiError(500, 'Something went wrong') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(STATE.retry).toHaveBeenCalled();
  },
};

export const WithoutALine: Story = {
  args: { state: { ...STATE, error: new ApiError(0, 'Network Error') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ACC 101' })).toBeVisible();
  },
};

interface Payment {
  readonly id: number;
  readonly payer: string;
  readonly paidKobo: number;
}

const PAYMENTS = Array.from({ length: 3 }, (_, index): Payment => ({
  id: index + 1,
  payer: `Payer ${index + 1}`,
  paidKobo: (index + 1) * 1_000_050,
}));

const MONEY: Omit<ListState<Payment>, 'list'> = {
  ...STATE,
  filters: [],
  declared: {
    title: 'Payments',
    empty: 'No payments yet',
    columns: { payer: { title: 'Payer' }, paidKobo: { title: 'Paid', kind: 'money', sum: true } },
  },
  page: {
    rows: PAYMENTS,
    metadata: { pageSize: 10, currentPage: 1, totalCount: 609 },
    totals: { paidKobo: 123_456_789_00 },
    before: null,
    after: 'mark',
  },
};

const Payments = ({ page = MONEY.page }: { readonly page?: Omit<ListState<Payment>, 'list'>['page'] }) => (
  <main>
    <h1>Payments</h1>
    <ListView state={{ ...MONEY, page, list: useListQuery() }} />
  </main>
);

export const AddedUp: Story = {
  render: () => <Payments />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'This page ₦60,003.00' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'All 609 ₦123,456,789.00' })).toBeVisible();
  },
};

export const AllOnOnePage: Story = {
  render: () => (
    <Payments
      page={{
        ...MONEY.page!,
        metadata: { pageSize: 10, currentPage: 1, totalCount: 3 },
        totals: { paidKobo: 6_000_300 },
      }}
    />
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Total' })).toBeVisible();
    await expect(canvas.queryByText('This page')).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

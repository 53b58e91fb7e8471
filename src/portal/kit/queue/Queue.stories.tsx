import { HotkeysProvider } from '@blueprintjs/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { ApiError } from '../../api/apiError.ts';
import { Button } from '../../ui/Button.tsx';
import { useListQuery } from '../list/listQuery.ts';
import type { ListState } from '../list/listProps.ts';
import { Queue } from './Queue.tsx';

interface Sheet {
  readonly id: number;
  readonly course: string;
}

const ROWS: readonly Sheet[] = [
  { id: 1, course: 'ACC 101' },
  { id: 2, course: 'CSC 214' },
  { id: 3, course: 'PHY 301' },
];
const PAGE = {
  rows: ROWS,
  metadata: { pageSize: 50, currentPage: 1, totalCount: 53 },
  before: null,
  after: 'mark-of-the-last',
};

const STATE: Omit<ListState<Sheet>, 'list'> = {
  declared: { title: 'Sheets', empty: 'No sheets', columns: { course: { title: 'Course' } } },
  path: '/sheets',
  filters: [],
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

function Shown({ state }: { readonly state: Omit<ListState<Sheet>, 'list'> }) {
  const list = useListQuery();
  return (
    <main>
      <h1>Sheets to approve</h1>
      <Queue
        title="Sheets to approve"
        empty="No sheet waits"
        state={{ ...state, list }}
        line={({ course }) => <strong>{course}</strong>}
        nameOf={({ course }) => course}
      >
        {({ course }, onTaken) => (
          <div className="sheet">
            <p>Scores of {course}</p>
            <Button intent="primary" onClick={onTaken}>
              Approve
            </Button>
          </div>
        )}
      </Queue>
      <p>Page {list.query['page'] ?? '1'}</p>
    </main>
  );
}

const meta = {
  component: Shown,
  args: { state: STATE },
  parameters: { isPage: true },
  decorators: [
    (Story) => (
      <HotkeysProvider>
        <Story />
      </HotkeysProvider>
    ),
    inTheHouse,
  ],
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

const chosen = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas.getByRole('option', { selected: true });

/** From anywhere on the page the letters lead into the list; over its end they lead to the next page. */
export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('j');
    await expect(chosen(canvas)).toHaveTextContent('CSC 214');
    await expect(canvas.getByRole('listbox', { name: 'Sheets to approve' })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(chosen(canvas)).toHaveTextContent('ACC 101');
    await userEvent.keyboard('j');
    await expect(chosen(canvas)).toHaveTextContent('CSC 214');
    await expect(canvas.getByText('Scores of CSC 214')).toBeVisible();
    await userEvent.keyboard('jk{ArrowDown}');
    await expect(chosen(canvas)).toHaveTextContent('PHY 301');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'PHY 301' })).toHaveFocus();
    canvas.getByRole('listbox').focus();
    await userEvent.keyboard('j');
    await expect(canvas.getByText('Page 2')).toBeVisible();
  },
};

export const ApproveAndNext: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(canvas.getByText('Scores of CSC 214')).toBeVisible();
    await expect(canvas.getByRole('listbox')).toHaveFocus();
  },
};

export const NothingWaits: Story = {
  args: {
    state: { ...STATE, page: { ...PAGE, rows: [], after: null, metadata: { ...PAGE.metadata, totalCount: 0 } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No sheet waits')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { ...STATE, page: undefined } } };

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
    await expect(canvas.getByText('Scores of ACC 101')).toBeVisible();
  },
};

/** The list, then the record alone; an approved one is followed by the next. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'CSC 214' }));
    await expect(canvas.getByText('Scores of CSC 214')).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(canvas.getByRole('heading', { name: 'PHY 301' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import declared from '#lists/people/users.json' with { type: 'json' };
import { useListQuery } from '../listQuery.ts';
import type { Cells, ListState } from '../listProps.ts';
import { ListView } from '../ListView.tsx';

interface User {
  readonly id: string;
  readonly fullName: string;
  readonly userName: string;
  readonly email: string;
  readonly role: string;
  readonly active: boolean;
  readonly createdAt: string;
  readonly revision: number;
}

const NAMES = ['Adeyemi Folasade', 'Bello Ibrahim', 'Eze Chukwuemeka', 'Okonkwo Adaeze', 'Yusuf Maryam'];

const ROWS: readonly User[] = NAMES.map((fullName, index) => ({
  id: `${index}`,
  fullName,
  userName: fullName.split(' ')[0]!.toLowerCase(),
  email: `${index}@matricula.example`,
  role: 'lecturer',
  active: index !== 3,
  createdAt: '2026-11-02T09:00:00Z',
  revision: index + 1,
}));

const PATH = '/UserManagement/all-users';
const OFF = `POST ${PATH}/bulk/deactivate`;
const ON = `POST ${PATH}/bulk/activate`;

const STATE: Omit<ListState<User>, 'list'> = {
  declared,
  path: PATH,
  filters: [],
  columns: undefined,
  isRoomy: false,
  remember: fn(),
  error: null,
  isOld: false,
  isFiltered: false,
  retry: fn(),
  fetchAhead: fn(),
  page: { rows: ROWS, metadata: { pageSize: 10, currentPage: 1, totalCount: 609 }, before: null, after: 'mark' },
};

interface ShownProps {
  readonly state: Omit<ListState<User>, 'list'>;
  readonly cells?: Cells<User>;
}

function Shown({ state, cells }: ShownProps) {
  const list = useListQuery();
  return (
    <main>
      <h1>Users</h1>
      <ListView state={{ ...state, list }} cells={cells} to={({ id }) => `/users/${id}`} />
    </main>
  );
}

const done = { done: 2, unchanged: 0, refusals: 0, refused: [] };

const meta = {
  component: Shown,
  args: { state: STATE },
  parameters: { isPage: true },
  decorators: [inTheHouse],
  beforeEach: collegeSays({ [OFF]: done, [ON]: done }, ['user-management']),
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const box = ({ canvas }: Context, name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
const said = ({ canvas }: Context) => canvas.getAllByRole('status').map(({ textContent }) => textContent);
const dialogOf = ({ canvasElement }: Context) => within(within(canvasElement.ownerDocument.body).getByRole('dialog'));

const drawn = fn();
const COUNTED: Cells<User> = {
  userName: ({ userName }) => {
    drawn(userName);
    return userName;
  },
};

/** Of a long page the one row whose box is ticked. */
export const DrawsOneRow: Story = {
  args: { cells: COUNTED },
  play: async (context) => {
    drawn.mockClear();
    await context.userEvent.click(box(context, 'Bello Ibrahim'));
    await expect(box(context, 'Bello Ibrahim')).toBeChecked();
    await expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['bello']));
  },
};

export const Ranges: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.queryByRole('region', { name: 'What is selected' })).toBeNull();
    const top = box(context, 'Bello Ibrahim').getBoundingClientRect().top;
    await userEvent.click(box(context, 'Bello Ibrahim'));
    await expect(box(context, 'Bello Ibrahim').getBoundingClientRect().top).toBe(top);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box(context, 'Okonkwo Adaeze'));
    await userEvent.keyboard('{/Shift}');
    await expect(said(context)).toContain('3 selected');
    const page = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await expect(page).toBePartiallyChecked();
    await userEvent.click(page);
    await expect(said(context)).toContain('5 selected');
    await userEvent.click(page);
    await expect(canvas.queryByRole('region', { name: 'What is selected' })).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async (context) => {
    const { userEvent } = context;
    box(context, 'Adeyemi Folasade').focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(box(context, 'Bello Ibrahim')).toHaveFocus();
    await expect(box(context, 'Bello Ibrahim')).not.toBeChecked();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(box(context, 'Eze Chukwuemeka')).toBeChecked();
    await expect(said(context)).toContain('2 selected');
  },
};

/** `x` selects the row that `j` has led to, and `a` leads to the acts, over all the rows between. */
export const ByLetters: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.keyboard('jxjx');
    await expect(said(context)).toContain('2 selected');
    await userEvent.keyboard('a');
    await expect(canvas.getByRole('button', { name: 'Activate' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus());
  },
};

export const AllThatWereFound: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'All 609 found' }));
    await expect(said(context)).toContain('609 selected');
    await userEvent.click(box(context, 'Eze Chukwuemeka'));
    await expect(said(context)).toContain('608 selected');
    await userEvent.type(canvas.getByRole('searchbox'), 'b');
    await waitFor(() => expect(box(context, 'Bello Ibrahim')).not.toBeChecked());
    await expect(canvas.queryByRole('region', { name: 'What is selected' })).toBeNull();
  },
};

/** What is always asked for stands in no address, and is asked of the acts and of the file too. */
const sent: URL[] = [];

export const AlwaysAskedFor: Story = {
  args: { state: { ...STATE, always: { role: 'lecturer' } } },
  beforeEach: () => {
    const over = collegeSays({ [OFF]: { ...done, done: 609 } }, ['user-management'])();
    const answer = window.fetch;
    sent.length = 0;
    window.fetch = (input, options) => {
      sent.push(new URL(new Request(input, options).url));
      return answer(input, options);
    };
    return over;
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const askedOf = (end: string) =>
      sent.filter(({ pathname }) => pathname.endsWith(end)).map(({ searchParams }) => searchParams.get('role'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'All 609 found' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
    await userEvent.type(dialogOf(context).getByRole('textbox'), 'Left the college');
    await userEvent.click(dialogOf(context).getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(askedOf('/bulk/deactivate')).toEqual(['lecturer']));
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'CSV (.csv)' }));
    await waitFor(() => expect(askedOf('/file')).toEqual(['lecturer']));
  },
};

const deactivate = async (context: Context, reason = 'Left the college') => {
  const { canvas, userEvent } = context;
  await userEvent.click(box(context, 'Adeyemi Folasade'));
  await userEvent.click(box(context, 'Bello Ibrahim'));
  await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }));
  const dialog = dialogOf(context);
  await waitFor(() => expect(dialog.getByText('Adeyemi Folasade, Bello Ibrahim.')).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
  await expect(dialog.getByText('please say why')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox'), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
};

export const DoneAndUndone: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await deactivate(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findAllByText('2 activated')).not.toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const Refused: Story = {
  beforeEach: collegeSays(
    {
      [OFF]: {
        done: 1,
        unchanged: 1,
        refusals: 2,
        refused: [
          { id: '0', name: 'Adeyemi Folasade', message: 'This person may do more than you may. Ask an administrator' },
          { id: '1', name: 'Bello Ibrahim', message: 'This person may do more than you may. Ask an administrator' },
        ],
      },
    },
    ['user-management'],
  ),
  play: async (context) => {
    const { canvas } = context;
    await deactivate(context);
    await expect(await canvas.findByRole('region', { name: 'What was done' })).toHaveFocus();
    await expect(said(context)).toContain('1 deactivated, 1 was so already, 2 refused');
    await expect(
      within(canvas.getByRole('region', { name: 'What was done' })).getByRole('link', { name: 'Bello Ibrahim' }),
    ).toHaveAttribute('href', '/users/1');
  },
};

/** What was typed stays, and the next try is sent under the same key. */
export const NotDone: Story = {
  beforeEach: collegeSays({}, ['user-management']),
  play: async (context) => {
    await deactivate(context);
    await expect(await dialogOf(context).findByText('There is no such address')).toBeVisible();
    await expect(dialogOf(context).getByRole('textbox')).toHaveValue('Left the college');
  },
};

export const WithoutTheClaim: Story = {
  beforeEach: collegeSays({}),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(box(context, 'Bello Ibrahim'));
    await userEvent.click(canvas.getByRole('button', { name: 'All 5 on this page' }));
    await expect(said(context)).toContain('5 selected');
  },
};

/** What this user may not change has no box, and 'all on this page' leaves it out. */
export const RowsOfOthers: Story = {
  args: {
    state: {
      ...STATE,
      page: { ...STATE.page!, rows: ROWS.map((row, index) => ({ ...row, mayChange: index < 2 })) },
    },
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await expect(canvas.getByRole('region', { name: 'What is selected' })).toHaveTextContent('2 selected');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { useLocation } from 'react-router-dom';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { columnsOf } from './columns.tsx';
import { useListQuery } from './listQuery.ts';
import { Pager } from './Pager.tsx';
import { Table } from './Table.tsx';
import './list.css';

interface Person {
  readonly name: string;
  readonly email: string | null;
  readonly active: boolean;
}

const PEOPLE: readonly Person[] = [
  { name: 'Adeyemi Folasade', email: 'hod@matricula.example', active: true },
  { name: 'Yusuf Maryam', email: null, active: false },
];

const COLUMNS = columnsOf<Person>({
  columns: {
    name: { title: 'Name', sort: true },
    email: { title: 'Email Address' },
    active: { title: 'Status', kind: 'active' },
  },
});

interface ListProps {
  readonly currentPage: number;
  readonly before: string | null;
  readonly after: string | null;
  readonly onAim: (to: string) => void;
}

function List({ currentPage, before, after, onAim }: ListProps) {
  const list = useListQuery({ drawsAtOnce: true });
  return (
    <div className="list">
      <Table
        title="People"
        rows={PEOPLE}
        rowKey={({ name }) => name}
        columns={COLUMNS}
        list={list}
        to={({ name }) => `/people/${name}`}
      />
      <Pager
        list={list}
        page={{ rows: PEOPLE, metadata: { pageSize: 10, currentPage, totalCount: 34 }, before, after }}
        onSize={fn()}
        onAim={onAim}
      />
      <Where />
      <p className="table__caption" role="status" aria-label="page">
        {list.query['page']}
      </p>
    </div>
  );
}

function Where() {
  const { pathname, state } = useLocation();
  return (
    <p className="table__caption" role="status" aria-label="where">
      {decodeURI(pathname)} {JSON.stringify(state)}
    </p>
  );
}

const meta = {
  component: List,
  args: { currentPage: 2, before: 'mark-of-the-first', after: 'mark-of-the-last', onAim: fn() },
  parameters: { bare: true, wide: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = () => canvas.getByRole('columnheader', { name: 'Name' });
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(heading()).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(heading()).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      expect.stringContaining('after=mark-of-the-last'),
    );
    await expect(canvas.getByText('11–12 of 34')).toBeVisible();
  },
};

/** Whoever points at a way, or comes to it by Tab, finds its page there. */
export const AimedAt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('link', { name: 'Next page' });
    await userEvent.hover(next);
    await expect(args.onAim).toHaveBeenLastCalledWith(next.getAttribute('href')!.slice(1));
    canvas.getByRole('link', { name: 'Previous page' }).focus();
    await expect(args.onAim).toHaveBeenLastCalledWith(expect.stringContaining('before=mark-of-the-first'));
  },
};

/** A row's link keeps to the portal, and hands over the list that it was opened from; a new tab is the browser's. */
export const Followed: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Yusuf Maryam' });
    const isLeft = (event: MouseEvent) => {
      event.preventDefault();
      browsers.push(event.ctrlKey);
    };
    const browsers: boolean[] = [];
    link.ownerDocument.addEventListener('click', isLeft);
    await userEvent.keyboard('{Control>}');
    await userEvent.click(link);
    await userEvent.keyboard('{/Control}');
    link.ownerDocument.removeEventListener('click', isLeft);
    await expect(browsers).toEqual([true]);
    await expect(canvas.getByRole('status', { name: 'where' })).toHaveTextContent(/^\/ null$/);
    await userEvent.click(link);
    await expect(canvas.getByRole('status', { name: 'where' })).toHaveTextContent(
      '/people/Yusuf Maryam {"rows":["/people/Adeyemi Folasade","/people/Yusuf Maryam"]}',
    );
  },
};

/** The second press reverses the order even if the first has not been drawn. */
export const SortedInAHurry: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('button', { name: 'Name' });
    title.click();
    title.click();
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending'),
    );
  },
};

/** The list does not wait until the router has drawn all that is around it: React draws what an event changes in the next microtask. */
export const DrawnAtOnce: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Name' }).click();
    await Promise.resolve();
    const sorted = canvas.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort');
    canvas.getByRole('link', { name: 'Next page' }).click();
    await Promise.resolve();
    const page = canvas.getByRole('status', { name: 'page' }).textContent;
    await expect([sorted, page]).toEqual(['ascending', '3']);
  },
};

export const FirstPage: Story = {
  args: { currentPage: 1, before: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Last page' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The letters lead from row to row, wherever on the page the focus is. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: 'Adeyemi Folasade' })).toHaveFocus();
    await userEvent.keyboard('jj');
    await expect(canvas.getByRole('link', { name: 'Yusuf Maryam' })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('link', { name: 'Adeyemi Folasade' })).toHaveFocus();
  },
};

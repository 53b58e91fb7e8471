import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import type { AssignmentRow, Impact } from '#contract/finance/assignments.ts';
import { AssignmentBulk } from './AssignmentBulk.tsx';
import { SCHOOL } from './kinds.ts';

const PUBLISHED = Array.from({ length: 130 }, (_, index): AssignmentRow => ({
  id: index + 1,
  group: index === 0 ? 'All' : `Programme ${index}`,
  purpose: 'school',
  session: index < 90 ? '2026/2027' : '2025/2026',
  studentType: 'Undergraduate',
  fees: 4,
  totalKobo: 133_500_00,
  students: index === 1 ? 1 : 1_200,
  state: 'published',
  publishedAt: '2026-11-01T09:00:00.000Z',
  version: 1,
}));

/** Page by page, as the server has it. */
const pageOf = (query: URLSearchParams) => {
  const rows = query.get('state') === 'draft' ? [] : PUBLISHED;
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('pageSize'))];
  return {
    rows: rows.slice((page - 1) * size, page * size),
    metadata: { pageSize: size, currentPage: page, totalCount: rows.length },
    before: null,
    after: null,
  };
};

const IMPACT: Impact = {
  digest: 'a'.repeat(64),
  students: 1_200,
  raised: 1_200,
  cut: 0,
  paid: 40,
  spared: 40,
  balances: { students: 0, kobo: 0 },
  credits: { students: 0, kobo: 0 },
  invoicesReplaced: 17,
  incomeKobo: 8_100_000_00,
  crossings: [],
  examples: [{ fullName: 'Okonkwo Adaeze', number: 'CSC/2024/0039', beforeKobo: 67_500_00, afterKobo: 74_250_00 }],
};

const meta = {
  title: 'Staff/Change many fees',
  component: AssignmentBulk,
  args: { kind: SCHOOL },
  parameters: { isPage: true },
  decorators: [inTheHouse],
  beforeEach: collegeSays(
    {
      'GET /Payment/school-fee-assignment': pageOf,
      'GET /Payment/school-fee-assignment-breakdown/1': { fees: [] },
      'POST /Payment/bulk-update-school-fee-assignment': { ids: [], impact: IMPACT },
    },
    ['fees'],
  ),
} satisfies Meta<typeof AssignmentBulk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MoreGroupsThanAPageOfTheList: Story = {
  play: async ({ canvas, userEvent }) => {
    const groups = within(await canvas.findByRole('region', { name: 'Published groups' }));
    await expect(groups.getAllByRole('listitem')).toHaveLength(130);
    await userEvent.click(groups.getByRole('checkbox', { name: 'All 130' }));
    await expect(groups.getByText('130 chosen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'See what it changes in 130 groups' })).toBeVisible();
  },
};

export const OneSessionOfThem: Story = {
  play: async ({ canvas, userEvent }) => {
    const groups = within(await canvas.findByRole('region', { name: 'Published groups' }));
    const session = groups.getByRole('checkbox', { name: 'All 90 of 2026/2027' });
    await userEvent.click(groups.getByRole('checkbox', { name: /^Programme 100,/ }));
    await userEvent.click(session);
    await expect(groups.getByText('91 chosen')).toBeVisible();
    await userEvent.click(session);
    await expect(groups.getByText('1 chosen')).toBeVisible();
  },
};

export const TriedBeforeItIsDrafted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'All, Undergraduate, 2026/2027' }));
    await expect(canvas.queryByRole('button', { name: 'Draft the next versions' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'See what it changes in 1 group' }));
    await expect(await canvas.findByText('+₦8,100,000.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Draft the next versions' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Debt } from '#contract/finance/debtors.ts';
import { collegeSays, inTheHouse, NO_LINE, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { DebtorsPage } from './DebtorsPage.tsx';
import { DebtsPage } from './DebtsPage.tsx';

const REPORT = 'GET /Bursary/debtors';
const DEBTS = 'GET /Bursary/debts';

const row = (students: number, ...kobo: readonly [number, number, number, number, number]) => {
  const [notDueKobo, upToOneMonthKobo, upToTwoMonthsKobo, upToThreeMonthsKobo, olderKobo] = kobo;
  const owedKobo = kobo.reduce((sum, each) => sum + each, 0);
  return { students, notDueKobo, upToOneMonthKobo, upToTwoMonthsKobo, upToThreeMonthsKobo, olderKobo, owedKobo };
};

const BY_FACULTY = {
  rows: [
    { id: 3, faculty: 'Science', ...row(412, 820_000_000, 310_000_000, 45_000_000, 0, 12_500_000) },
    { id: 5, faculty: 'Agriculture', ...row(97, 120_000_000, 64_000_000, 0, 8_250_050, 0) },
  ],
  total: row(509, 940_000_000, 374_000_000, 45_000_000, 8_250_050, 12_500_000),
};

const DEBT: Debt = {
  id: '0190f5c2-0000-7000-8000-000000000001 FirstInstallment',
  studentId: '0190f5c2-0000-7000-8000-000000000001',
  fullName: 'Eze-Nwosu Chukwuemeka Paul',
  number: 'MC/2026/CSC/014',
  phone: '08031234567',
  faculty: 'Science',
  department: 'Computer Science',
  level: '100 Level',
  session: '2026/2027',
  fee: 'Tuition',
  dueOn: '2026-10-10',
  age: '31–60 days',
  owedKobo: 6_000_000,
};

const meta = {
  component: DebtorsPage,
  parameters: { isPage: true, address: '/invoice_management/debtors' },
  decorators: [inTheHouse],
  beforeEach: collegeSays({ [REPORT]: BY_FACULTY, 'GET /Session/all-sessions': [] }, ['invoices']),
} satisfies Meta<typeof DebtorsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A figure leads to the lines that it adds up: of that faculty, due between those days. */
export const Read: Story = {
  play: async ({ canvas }) => {
    const science = await canvas.findByRole('row', { name: /^Science 412/ });
    await expect(within(science).getByRole('link', { name: 'Science' })).toHaveAttribute(
      'href',
      expect.stringContaining('facultyId=3&by=department'),
    );
    await expect(within(science).getByRole('link', { name: '₦450,000.00' })).toHaveAttribute(
      'href',
      '/invoice_management/debtors/debts?facultyId=3&dueFrom=2026-09-22&dueTo=2026-10-21',
    );
    await expect(canvas.getByRole('link', { name: 'Names and phones' })).toHaveAttribute(
      'href',
      '/invoice_management/debtors/debts',
    );
  },
};

export const NobodyOwes: Story = {
  beforeEach: collegeSays({
    [REPORT]: { rows: [], total: row(0, 0, 0, 0, 0, 0) },
    'GET /Session/all-sessions': [],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody owes anything')).toBeVisible();
  },
};

export const WithoutALine: Story = { beforeEach: collegeSays({ [REPORT]: NO_LINE }) };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Names: Story = {
  render: () => <DebtsPage />,
  parameters: { address: '/invoice_management/debtors/debts?facultyId=3' },
  beforeEach: collegeSays(
    { [DEBTS]: { ...onePage([DEBT]), totals: { owedKobo: DEBT.owedKobo } }, 'GET /Session/all-sessions': [] },
    ['invoices'],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('08031234567')).toBeVisible();
    await expect(canvas.getByText('31–60 days')).toBeVisible();
  },
};

export const NamesOnAPhone: Story = { ...Names, globals: { viewport: { value: 'phone' } } };

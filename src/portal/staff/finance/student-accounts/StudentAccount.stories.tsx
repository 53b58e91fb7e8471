import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccountLine, FoundAccount, StudentAccount } from '#contract/finance/student-accounts.ts';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../../.storybook/shell/insideShell.tsx';
import { StudentAccountPage } from './StudentAccountPage.tsx';
import { StudentAccountsPage } from './StudentAccountsPage.tsx';

const ID = '0190f5c2-0000-7000-8000-000000000001';
const READ = 'GET /Bursary/student-account';
const FIND = 'GET /Bursary/find-student-accounts';
const SESSION = '2026/2027';

const line = (id: string, of: Partial<AccountLine>): AccountLine => ({
  id,
  at: '2026-11-02T09:00:00.000Z',
  session: SESSION,
  title: 'Charge',
  about: 'Tuition',
  why: null,
  by: null,
  invoiceNumber: null,
  rrr: null,
  caseId: null,
  debitKobo: 0,
  creditKobo: 0,
  balanceKobo: 0,
  ...of,
});

const ACCOUNT: StudentAccount = {
  student: {
    id: ID,
    fullName: 'Okafor Ada Ngozi',
    number: 'MC/2026/CSC/014',
    phone: '08031234567',
    email: 'ada@example.com',
    programme: 'B.Sc. Computer Science',
    department: 'Computer Science',
    level: '100 Level',
  },
  sessions: [
    { session: '2025/2026', chargedKobo: 5_000_000, awardedKobo: 0, waivedKobo: 0, paidKobo: 5_000_000, owedKobo: 0 },
    {
      session: SESSION,
      chargedKobo: 6_000_000,
      awardedKobo: 1_500_000,
      waivedKobo: 0,
      paidKobo: 2_000_000,
      owedKobo: 2_500_000,
    },
  ],
  creditKobo: 50_000,
  balanceKobo: 2_450_000,
  lines: [
    line('1', { session: '2025/2026', debitKobo: 5_000_000, balanceKobo: 5_000_000, why: 'Published for 100 Level' }),
    line('2', {
      session: '2025/2026',
      title: 'Payment',
      creditKobo: 5_000_000,
      rrr: '310008154712',
      invoiceNumber: 'MC2025000417',
    }),
    line('3', { debitKobo: 6_000_000, balanceKobo: 6_000_000 }),
    line('4', {
      title: 'Scholarship',
      creditKobo: 1_500_000,
      balanceKobo: 4_500_000,
      why: 'Ogun State',
      by: 'Bello Amina',
    }),
    line('5', {
      title: 'Payment',
      creditKobo: 2_000_000,
      balanceKobo: 2_500_000,
      rrr: '310008154999',
      caseId: ID,
      why: 'The payer sent the bank’s slip',
    }),
    line('6', { session: null, title: 'Payment', about: 'Credit', creditKobo: 50_000, balanceKobo: 2_450_000 }),
  ],
};

const meta = {
  component: StudentAccountPage,
  parameters: { isPage: true, address: `/invoice_management/student_accounts/account?student=${ID}` },
  decorators: [inTheHouse],
  beforeEach: collegeSays({ [READ]: ACCOUNT }, ['invoices']),
} satisfies Meta<typeof StudentAccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  play: async ({ canvas }) => {
    const lines = await canvas.findByRole('table', { name: 'Line by line' });
    await expect(within(lines).getAllByRole('row')).toHaveLength(7);
    await expect(within(lines).getByRole('link', { name: 'RRR 310008154712' })).toBeVisible();
    await expect(within(lines).getByRole('link', { name: 'Case' })).toHaveAttribute(
      'href',
      `/invoice_management/cases/case?id=${ID}`,
    );
    const sessions = canvas.getByRole('table', { name: 'By session' });
    await expect(within(sessions).getByRole('row', { name: 'Balance ₦24,500.00' })).toBeVisible();
  },
};

export const OfOneSession: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '2025/2026' }));
    const lines = await canvas.findByRole('table', { name: 'Line by line' });
    await expect(within(lines).getAllByRole('row')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('link', { name: 'Show all lines' }));
    await expect(within(lines).getAllByRole('row')).toHaveLength(7);
  },
};

export const InCredit: Story = {
  beforeEach: collegeSays({
    [READ]: {
      ...ACCOUNT,
      sessions: [],
      creditKobo: 50_000,
      balanceKobo: -50_000,
      lines: [
        line('1', { session: null, title: 'Payment', about: 'Credit', creditKobo: 50_000, balanceKobo: -50_000 }),
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('₦500.00 credit')).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('row', { name: 'Balance -₦500.00' })).toBeVisible();
  },
};

export const OfNothing: Story = {
  beforeEach: collegeSays({ [READ]: { ...ACCOUNT, sessions: [], creditKobo: 0, balanceKobo: 0, lines: [] } }),
};

export const WithoutALine: Story = { beforeEach: collegeSays({ [READ]: NO_LINE }) };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

const FOUND: readonly FoundAccount[] = [
  {
    studentId: ID,
    fullName: 'Okafor Ada Ngozi',
    number: 'MC/2026/CSC/014',
    programme: 'B.Sc. Computer Science',
    balanceKobo: 2_450_000,
  },
  { studentId: `${ID}2`, fullName: 'Okafor Adaeze', number: '202612345678AB', programme: null, balanceKobo: -50_000 },
];

export const Found: Story = {
  render: () => <StudentAccountsPage />,
  parameters: { address: '/invoice_management/student_accounts?search=okafor' },
  beforeEach: collegeSays({ [FIND]: FOUND }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Okafor Ada Ngozi' })).toHaveAttribute(
      'href',
      `/invoice_management/student_accounts/account?student=${ID}`,
    );
    await expect(canvas.getByText('₦500.00 credit')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../.storybook/shell/insideShell.tsx';
import type { HomeCard } from '#contract/shell/cards.ts';
import type { Series } from '#contract/shell/dashboards.ts';
import { Figures } from './Figures.tsx';
import './dashboard.css';

const card = (name: string, title: string, value: number, more: Partial<HomeCard> = {}): HomeCard => ({
  name,
  title,
  kind: 'figure',
  unit: 'count',
  value,
  days: [],
  to: `/${name}`,
  ...more,
});

const DAYS = Array.from({ length: 30 }, (_, day) => ({
  name: new Date(Date.UTC(2026, 9, 23 + day)).toISOString().slice(0, 10),
  amounts: [((day * 7) % 12) * 4_500_000],
}));

const RECEIVED: Series = {
  name: 'received-by-day',
  title: 'Received day by day',
  look: 'line',
  unit: 'kobo',
  label: 'Day',
  draws: ['Received'],
  rows: DAYS,
  to: '/reports/payment_reports?by=day',
};
const FUNNEL: Series = {
  name: 'admission-funnel',
  title: 'From the invoice to the matric number',
  look: 'steps',
  unit: 'count',
  label: 'Stage',
  draws: ['Candidates'],
  to: '/app_reports/application_reports?sessionId=1',
  rows: Object.entries({
    Invoices: 6800,
    Paid: 6120,
    Submitted: 5900,
    Listed: 2400,
    Offered: 2210,
    Accepted: 1803,
    Cleared: 1500,
    Matriculated: 1342,
  }).map(([name, count]) => ({ name, amounts: [count] })),
};
const PLACES: Series = {
  name: 'candidates-by-department',
  title: 'Candidates by department',
  look: 'columns',
  unit: 'count',
  label: 'Department',
  draws: ['No place taken', 'Accepted', 'Students'],
  to: '/student_management/search_admission_list',
  rows: ['Accountancy', 'Biochemistry', 'Computer Science', 'Economics', 'Law', 'Nursing Science'].map(
    (name, index) => ({ name, amounts: [12 + index, 30 - index * 3, 60 + index * 8] }),
  ),
};
const ROLES: Series = {
  name: 'users-by-role',
  title: 'Users by role',
  look: 'bars',
  unit: 'count',
  label: 'Role',
  draws: ['Active', 'Deactivated'],
  to: '/user_management/users',
  rows: [
    ['student', 1201, 12],
    ['lecturer', 81, 2],
    ['hod', 8, 0],
    ['admin', 1, 0],
  ].map(([name, ...amounts]) => ({ name: name as string, amounts: amounts as number[] })),
};
const JOBS: Series = {
  name: 'background-jobs',
  title: 'Background jobs of the last week',
  look: 'steps',
  unit: 'count',
  label: 'State',
  draws: ['Jobs'],
  rows: [],
  to: null,
};
const AUDIT: Series = {
  name: 'audit-by-day',
  title: 'Audit entries day by day',
  look: 'line',
  unit: 'count',
  label: 'Day',
  draws: ['Entries'],
  rows: null,
  to: '/user_management/audit',
};

const CARDS = [
  card('received-in-session', 'Received for the session', 4_812_500_000, { unit: 'kobo' }),
  card('submitted-in-session', 'Applications submitted in the session', 5900),
  card('active-users', 'Active users', 1291),
];
const SESSIONS = [
  { id: 2, session: '2026/2027' },
  { id: 1, session: '2025/2026' },
];
const officeSays = (series: readonly Series[], cards = CARDS) =>
  collegeSays({
    'GET /Dashboard/admin-dashboard': { sessionId: 2, cards, series },
    'GET /Session/all-sessions': SESSIONS,
  });

const meta = {
  title: 'House/Dashboard Figures',
  component: Figures,
  args: { claims: ['staff', 'applications'] },
  parameters: { isPage: true },
  decorators: [
    (Story) => (
      <main className="page page--wide home">
        <h1 className="unseen">Dashboard</h1>
        <div className="home__main">
          <Story />
        </div>
      </main>
    ),
    inTheHouse,
  ],
} satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnOffice: Story = {
  beforeEach: officeSays([RECEIVED, FUNNEL, PLACES, ROLES]),
  async play({ canvas, userEvent }) {
    await expect((await canvas.findByText('₦48,125,000.00')).closest('a')).toHaveAttribute(
      'href',
      '/received-in-session',
    );
    await expect(canvas.getByRole('link', { name: 'See the list behind Candidates by department' })).toHaveAttribute(
      'href',
      '/student_management/search_admission_list',
    );
    await expect(
      canvas.getByLabelText(/^From the invoice to the matric number. The highest is Invoices: 6,800/),
    ).toBeVisible();
    await userEvent.click(canvas.getAllByText('Numbers')[0]!);
    await expect(canvas.getByText('23/10/2026', { selector: 'td' })).toBeVisible();
  },
};

export const NothingYetAndOneFails: Story = {
  beforeEach: officeSays([JOBS, AUDIT]),
  async play({ canvas }) {
    await expect(await canvas.findByRole('region', { name: 'Background jobs of the last week' })).toHaveTextContent(
      'There is nothing to count yet.',
    );
    await expect(canvas.getByRole('region', { name: 'Audit entries day by day' })).toHaveTextContent(
      'could not be read',
    );
  },
};

export const WithoutALine: Story = {
  beforeEach: collegeSays({ 'GET /Dashboard/admin-dashboard': NO_LINE }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /again/i })).toBeVisible();
  },
};

export const NothingOfTheirOwn: Story = {
  args: { claims: ['self', 'staff'] },
  beforeEach: collegeSays({ 'GET /Dashboard/lecturer-dashboard': { cards: [], series: [] } }),
};

export const OnAPhone: Story = {
  beforeEach: officeSays([RECEIVED, FUNNEL, PLACES, ROLES]),
  globals: { viewport: { value: 'phone' } },
};

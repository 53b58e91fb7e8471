import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../.storybook/shell/insideShell.tsx';
import { StudentDashboard } from './StudentDashboard.tsx';
import './dashboard.css';

const STEPS = [
  { title: 'Admission offered', state: 'done', at: '2026-11-01T09:00:00.000Z', words: null },
  { title: 'Offer accepted', state: 'done', at: '2026-11-04T10:30:00.000Z', words: null },
  { title: 'Profile created', state: 'done', at: '2026-11-06T12:00:00.000Z', words: null },
  {
    title: 'Documents cleared',
    state: 'now',
    at: null,
    words: 'The admissions office has asked you something about your documents.',
  },
  { title: 'Matric number given', state: 'later', at: null, words: null },
];

const RECEIPTS = {
  name: 'own-receipts',
  title: 'Your receipts',
  kind: 'figure',
  unit: 'count',
  value: 2,
  to: '/academic_fees/payments',
  days: [],
};
const PAID = {
  name: 'own-payments-by-session',
  title: 'What you paid, by session',
  look: 'columns',
  unit: 'kobo',
  label: 'Session',
  draws: ['Paid'],
  rows: [
    { name: '2025/2026', amounts: [12_750_000] },
    { name: '2026/2027', amounts: [8_730_000] },
  ],
  to: '/academic_fees/payments',
};
const WAITING = [
  {
    what: 'Pay ₦46,200.00: School fees',
    detail: 'Invoice INV2600000012 for 2026/2027',
    due: '2026-11-20',
    to: '/academic_fees/payments/invoice?invoiceNumber=INV2600000012',
  },
  { what: 'Register your courses', detail: null, due: '2026-12-18', to: '/course_registration' },
  { what: 'Complete your profile', detail: 'Medical records', due: null, to: '/profile#record' },
];

const says = (dashboard: object) =>
  collegeSays({ 'GET /Dashboard/student-dashboard': { waiting: [], steps: [], cards: [], series: [], ...dashboard } }, [
    'self',
    'student',
  ]);

const meta = {
  title: 'House/Student Dashboard',
  component: StudentDashboard,
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
} satisfies Meta<typeof StudentDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AStudent: Story = {
  beforeEach: says({ waiting: WAITING, cards: [RECEIPTS], series: [PAID] }),
  async play({ canvas }) {
    const waiting = within(await canvas.findByRole('region', { name: 'Waiting for you' })).getAllByRole('link');
    await expect(waiting.map((link) => link.getAttribute('href'))).toEqual(WAITING.map(({ to }) => to));
    await expect(waiting[0]).toHaveTextContent('1 day late');
    await expect(canvas.getByRole('link', { name: /^Your receipts/ })).toBeVisible();
  },
};

export const ACandidate: Story = {
  beforeEach: says({ steps: STEPS }),
  async play({ canvas }) {
    const steps = within(await canvas.findByRole('region', { name: 'Your admission' })).getAllByRole('listitem');
    await expect(steps[3]).toHaveAttribute('aria-current', 'step');
    await expect(steps[3]).toHaveTextContent('has asked you something');
    await expect(canvas.getByText('Nothing waits for you.')).toBeVisible();
  },
};

export const WithoutALine: Story = {
  beforeEach: collegeSays({ 'GET /Dashboard/student-dashboard': NO_LINE }, ['student']),
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: /again/i })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...AStudent, globals: { viewport: { value: 'phone' } } };

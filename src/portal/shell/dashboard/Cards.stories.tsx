import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import type { Waits } from '#contract/kit/waiting.ts';
import type { HomeCard } from '#contract/shell/cards.ts';
import { Cards } from './Cards.tsx';

const card = (name: string, title: string, value: number | null, more: Partial<HomeCard> = {}): HomeCard => ({
  name,
  title,
  kind: 'waiting',
  unit: 'count',
  value,
  to: `/${name}?state=open`,
  days: [],
  ...more,
});

const CASES = card('cases', 'Payment cases', 3);
const UNTAUGHT = card('courses', 'Courses without a lecturer', 12);
const UNREAD = card('unread', 'Unread notifications', 0);
const MONEY = card('received', 'Received today', 248_750_000, {
  kind: 'figure',
  unit: 'kobo',
  days: [0, 12, 60, 44, 90, 120, 15, 8, 70, 66, 140, 180, 210, 248].map((naira) => naira * 1_000_000),
});
const FORMS = card('submitted', 'Applications submitted this week', 184, {
  kind: 'figure',
  days: [12, 15, 9, 30, 22, 4, 1, 18, 26, 31, 40, 44, 52, 17],
});

const SHEET: Waits = {
  what: 'Correct the sheet of CSC 101',
  detail: 'Returned: Two scripts were not counted. 2 of 40 students without a score, 1 score to place',
  due: '2026-11-20',
  to: '/records/view?course=8&session=1',
};
const REGISTRATIONS: Waits = {
  what: 'Approve 58 registrations: First Semester, 2026/2027',
  detail: 'The first has waited since 12/11/2026',
  due: '2026-12-18',
  to: '/approve_courses?state=submitted&mine=true&sessionId=1&semesterId=1&sort=submittedAt',
};
const SHEETS: Waits = {
  what: 'Approve 12 result sheets',
  detail: 'CSC 201, MTH 202, PHY 203 and 9 more',
  due: null,
  to: '/results/classlist?mine=true',
};

const meta = {
  title: 'House/Home Cards',
  component: Cards,
  args: { waiting: [], cards: [CASES, UNTAUGHT, UNREAD, MONEY, FORMS] },
  decorators: [
    (Story) => (
      <main className="page page--wide home">
        <div className="home__main">
          <Story />
        </div>
      </main>
    ),
    inTheHouse,
  ],
  parameters: { isPage: true },
} satisfies Meta<typeof Cards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomethingWaits: Story = {
  async play({ canvas }) {
    const waiting = canvas.getByRole('region', { name: 'Waiting for you' });
    await expect(within(waiting).getByRole('link', { name: /^3\s*Payment cases/ })).toHaveAttribute(
      'href',
      '/cases?state=open',
    );
    await expect(within(waiting).getByText(/^Nothing else waits/)).toHaveTextContent('Unread notifications');
    await expect(canvas.getByRole('link', { name: /Received today\s*₦2,487,500.00/ })).toBeVisible();
  },
};

export const NamedWork: Story = {
  args: { waiting: [SHEET, REGISTRATIONS, SHEETS], cards: [UNTAUGHT, UNREAD] },
  async play({ canvas }) {
    const waiting = within(canvas.getByRole('region', { name: 'Waiting for you' }));
    await expect(waiting.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [SHEET, REGISTRATIONS, SHEETS, UNTAUGHT, UNREAD].map(({ to }) => to),
    );
    await expect(waiting.getByRole('link', { name: /^Correct the sheet of CSC 101/ })).toHaveTextContent('1 day late');
  },
};

export const OnlyNamedWork: Story = {
  args: { waiting: [REGISTRATIONS], cards: [UNREAD] },
  async play({ canvas }) {
    await expect(canvas.queryByText('Nothing waits for you.')).toBeNull();
    await expect(canvas.getByText(/^Nothing else waits/)).toBeVisible();
  },
};

export const NamedWorkOnAPhone: Story = { ...NamedWork, globals: { viewport: { value: 'phone' } } };

export const NothingWaits: Story = {
  args: { cards: [{ ...CASES, value: 0 }, UNREAD, FORMS] },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing waits for you.')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const OneFails: Story = {
  args: { cards: [{ ...CASES, value: null }, UNTAUGHT, { ...MONEY, value: null, days: [] }] },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: /^Payment cases.*could not be read/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Received today.*could not be read/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^12/ })).toBeVisible();
  },
};

export const AQuietFortnight: Story = {
  args: { cards: [UNREAD, { ...MONEY, value: 0, days: Array.from({ length: 14 }, () => 0) }] },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('link', { name: /Received today\s*₦0.00\s*Nothing in the last 14 days/ }),
    ).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ApplicationQueries, ApplicationQuery } from '#contract/admissions/queries.ts';
import { collegeSays, inTheHouse } from '../../../../../../.storybook/shell/insideShell.tsx';
import { QueriesTab } from './QueriesTab.tsx';

const ID = '0190f5c2-0000-7000-8000-000000000001';
const AT = '2026-11-20T09:00:00.000Z';

const question = (name: string, title: string, answer: string | null) => ({
  path: `personal-details/${name}`,
  section: 'Personal Details',
  title,
  answer,
  value: answer,
});

const QUERY: ApplicationQuery = {
  id: '0190f5c2-0000-7000-8000-000000000003',
  questions: [question('permanentAddress', 'Permanent address', null)],
  words: 'The address is another than on your letter. Please write where you live.',
  earlier: [],
  until: '2026-11-28',
  isOver: false,
  isSensitive: false,
  askedAt: AT,
  askedBy: 'Bello Amina',
  answeredAt: null,
  digest: '1',
  state: 'open',
  may: ['withdraw'],
  mayAskAgain: true,
};

const READ: ApplicationQueries = {
  revision: 4,
  isSubmitted: true,
  programme: { id: 'jupeb', version: '1' },
  questions: [
    question('permanentAddress', 'Permanent address', '12 Marina Road, off Broad Street, Lagos Island, Lagos'),
    question('dateOfBirth', 'Date of birth', '14/03/2010'),
    question('maidenName', 'Maiden name', null),
  ],
  queries: [QUERY],
  changes: [],
};

const says = (read: ApplicationQueries) =>
  collegeSays({ [`GET /Application/applications/${ID}/queries`]: read }, ['applications']);

const meta = {
  component: QueriesTab,
  args: { id: ID },
  parameters: { bare: true, wide: true },
  decorators: [inTheHouse],
  beforeEach: says(READ),
} satisfies Meta<typeof QueriesTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(QUERY.words!)).toBeVisible();
    await userEvent.click(canvas.getByText('Personal Details'));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Date of birth/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Query one answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Query one answer' }));
    await waitFor(() => expect(dialog.getByText(/can change only this: Date of birth/)).toBeVisible());
  },
};

export const Answered: Story = {
  beforeEach: says({
    ...READ,
    queries: [
      {
        ...QUERY,
        state: 'answered',
        answeredAt: AT,
        may: ['close'],
        earlier: [{ words: 'Where do you live?', until: '2026-11-10' }],
      },
    ],
    changes: [
      {
        question: 'Permanent address',
        before: '12 Marina Road',
        after: '4 Aba Road, Umuahia',
        isHidden: false,
        edition: 2,
        reason: null,
        evidence: null,
        by: 'The applicant',
        at: AT,
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 Aba Road, Umuahia')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(canvas.getByText(/^Asked before/)).toBeVisible();
  },
};

/** Who may not read the answer does not read the question either. */
export const Sensitive: Story = {
  beforeEach: says({
    ...READ,
    queries: [{ ...QUERY, questions: [], words: null, isSensitive: true, may: [], mayAskAgain: false }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The claim ‘Sensitive answers’ opens what is asked.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask again' })).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

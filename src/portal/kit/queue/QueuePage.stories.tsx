import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../.storybook/shell/insideShell.tsx';
import declared from '#lists/finance/payment-cases.json' with { type: 'json' };
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { QueuePage } from './QueuePage.tsx';

const CASES = 'GET /Payment/cases';
const PAGE = {
  rows: [
    { id: 'a', fullName: 'Okafor Adaeze' },
    { id: 'b', fullName: 'Bello Sani' },
  ],
  metadata: { pageSize: 50, currentPage: 1, totalCount: 2 },
  before: null,
  after: null,
};

const nameOf = (row: unknown) => (row as { readonly fullName: string }).fullName;

const Cases = () => (
  <QueuePage<Endpoint>
    declared={declared}
    path="/Payment/cases"
    title="Open cases"
    empty="No case waits"
    crumbs={[{ name: 'Payment cases', to: '/cases' }]}
    always={{ state: 'open' }}
    line={nameOf}
    nameOf={nameOf}
  >
    {(row) => <p className="sheet">Paid by {nameOf(row)}</p>}
  </QueuePage>
);

const meta = {
  component: Cases,
  parameters: { isPage: true },
  decorators: [inTheHouse],
  beforeEach: collegeSays({ [CASES]: PAGE }),
} satisfies Meta<typeof Cases>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What waits is given, so that the page offers no filter for it. */
export const Waiting: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Paid by Okafor Adaeze')).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Status' })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Case' })).toBeVisible();
    await userEvent.keyboard('j');
    await expect(canvas.getByText('Paid by Bello Sani')).toBeVisible();
  },
};

export const WithoutALine: Story = {
  beforeEach: collegeSays({ [CASES]: NO_LINE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

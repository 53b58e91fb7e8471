import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Work } from '#catalogue/workflow/work.ts';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { History } from './History.tsx';
import { Steps } from './Steps.tsx';

const ID = '0190f5c2-0000-7000-8000-000000000001';

const SHEET: Work = {
  name: 'result sheet',
  chart: {
    initial: 'with-head',
    states: {
      'with-head': { meta: { title: 'With the head' }, on: { approve: 'approved', return: 'draft' } },
      draft: { meta: { title: 'Draft' } },
      approved: { type: 'final', meta: { title: 'Approved' } },
    },
  },
  steps: {
    approve: {
      title: 'Approve',
      past: 'approved',
      done: 'The sheet is approved',
      by: 'marks',
      lead: 'It goes on to the dean.',
    },
    return: {
      title: 'Return',
      past: 'returned',
      done: 'The sheet is returned',
      by: 'marks',
      form: 'case-settlement',
      lead: 'The lecturer is told, with the reason.',
      danger: true,
    },
  },
};

const TAKEN = [
  {
    step: 'Submitted',
    from: 'Draft',
    to: 'With the head',
    by: 'Bello Ibrahim',
    reason: null,
    at: '2026-11-20T09:00:00.000Z',
  },
  {
    step: 'Returned',
    from: 'With the head',
    to: 'Draft',
    by: 'Adeyemi Folasade',
    reason: 'Two scores are missing',
    at: '2026-11-21T09:00:00.000Z',
  },
];

interface SheetProps {
  readonly may: readonly string[];
}

const Sheet = ({ may }: SheetProps) => (
  <div className="stack">
    <div className="sheet record__actions">
      <Steps work={SHEET} path="/Result/sheet" record={{ id: ID, state: 'with-head', may }} />
    </div>
    <History path="/Result/sheet" id={ID} />
  </div>
);

const meta = {
  component: Sheet,
  args: { may: ['approve', 'return'] },
  parameters: { bare: true, wide: true },
  decorators: [inTheHouse],
  beforeEach: collegeSays({
    [`GET /Result/sheet/${ID}/history`]: TAKEN,
    [`POST /Result/sheet/${ID}/approve`]: { state: 'approved', status: 'Approved', may: [] },
  }),
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/Adeyemi Folasade: Two scores are missing/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Approve' }));
    await waitFor(() => expect(dialog.getByText('It goes on to the dean.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByText('The sheet is approved')).toBeVisible();
  },
};

/** Somebody else's step, or a sheet that has left: nothing is offered, and what happened is told. */
export const NothingToDo: Story = {
  args: { may: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(await canvas.findByRole('list', { name: 'History' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

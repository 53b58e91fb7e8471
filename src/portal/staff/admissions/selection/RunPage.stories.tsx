import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { collegeSays, inTheHouse, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { TIED, TRIAL, UNCLEAR } from './board.fixture.ts';
import { RunRecord } from './RunPage.tsx';

const meta = {
  component: RunRecord,
  args: { run: TRIAL },
  parameters: { isPage: true },
  decorators: [inTheHouse],
  beforeEach: collegeSays({ 'GET /AdmissionList/selection-places': onePage(TIED) }),
} satisfies Meta<typeof RunRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is decided before somebody is chosen. */
export const ATie: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findAllByText(/58.50 = UTME 212 × 1\/8 \+ Post UTME 60 × 3\/10 \+ O-Level 21 × 2\/3/),
    ).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /Decide/ })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Okafor Adaeze Ngozi/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decide the tie in Computer Science' }));
    await waitFor(async () => {
      await expect(screen.getByText(/First: Okafor Adaeze Ngozi/)).toBeVisible();
    });
  },
};

export const ATieOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Nobody is offered admission whose application, subjects or address the college does not know. */
export const NotOffered: Story = {
  args: {
    run: {
      ...TRIAL,
      may: ['commit', 'allow'],
      quotas: TRIAL.quotas.map((quota) => ({ ...quota, tied: 0, unclear: 2 })),
    },
  },
  beforeEach: collegeSays({ 'GET /AdmissionList/selection-places': onePage(UNCLEAR) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 candidates are not offered admission')).toBeVisible();
    await expect(
      canvas.getByText(/Not eligible, with 71.25: the candidate has not submitted an application/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Let in Eze Chinedu Paul' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Commit' }));
    await waitFor(async () => {
      await expect(screen.getByText(/2 are not offered admission, since an officer has given no word/)).toBeVisible();
    });
  },
};

export const NotOfferedOnAPhone: Story = { ...NotOffered, globals: { viewport: { value: 'phone' } } };

/** Before anybody is offered anything, the office sees whom no offer would reach. */
export const WithoutAddresses: Story = {
  args: { run: { ...TRIAL, unreached: 12, quotas: TRIAL.quotas.map((quota) => ({ ...quota, tied: 0 })) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/12 candidates have neither an email address nor a phone number/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter contacts' })).toBeVisible();
  },
};

export const OutOfDate: Story = {
  args: { run: { ...TRIAL, isCurrent: false, may: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Scores, quotas or lists have changed since this trial/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Commit' })).toBeNull();
  },
};

export const Committed: Story = {
  args: {
    run: {
      ...TRIAL,
      state: 'committed',
      isCurrent: false,
      committedAt: '2026-11-21T10:00:00.000Z',
      committedBy: 'Eze Ngozi',
      offerUntil: '2026-11-24',
      may: ['undo'],
      quotas: TRIAL.quotas.map((quota) => ({ ...quota, tied: 0 })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Take this run back' })).toBeVisible();
    await expect(canvas.getByText('24/11/2026')).toBeVisible();
  },
};

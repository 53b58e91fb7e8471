import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { OwnQuery } from '#contract/admissions/queries.ts';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { OwnQueries } from './OwnQueries.tsx';

const QUERY: OwnQuery = {
  id: '0190f5c2-0000-7000-8000-000000000003',
  revision: 1,
  questions: [{ path: 'personal-details/permanentAddress', section: 'Personal Details', title: 'Permanent address' }],
  words: 'The address is another than on your letter.\nPlease write where you live.',
  until: '2026-11-28',
  state: 'open',
};

const says = (...queries: OwnQuery[]) => collegeSays({ 'GET /Application/own-queries': queries });

const meta = {
  component: OwnQueries,
  args: {
    programme: { id: 'jupeb' } as ProgrammeSummary,
    applicant: {
      held: { token: 'of-a-story', applicantId: 'of-a-story', expires: '2099-01-01T00:00:00.000Z' },
      guarded: (called) => called,
    },
  },
  parameters: { bare: true },
  decorators: [inTheHouse],
  beforeEach: says(QUERY),
} satisfies Meta<typeof OwnQueries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Please write where you live/)).toBeVisible();
    await expect(canvas.getByText(/until 28\/11\/2026/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Answer' })).toBeVisible();
  },
};

/** After its day nothing can be changed. */
export const Over: Story = {
  beforeEach: says({ ...QUERY, state: 'over' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This could be answered until 28\/11\/2026/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Answer' })).toBeNull();
  },
};

export const Answered: Story = {
  beforeEach: says({ ...QUERY, state: 'answered' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has your answer about Permanent address/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

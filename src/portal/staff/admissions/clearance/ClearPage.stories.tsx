import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Clearance } from '#contract/admissions/clearance.ts';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../../.storybook/shell/insideShell.tsx';
import { ClearPage } from './ClearPage.tsx';

const ID = '0190f5c2-0000-7000-8000-000000000001';
const FILE = {
  id: '0190f5c2-0000-7000-8000-000000000002',
  name: 'result.pdf',
  contentType: 'application/pdf',
  size: 40_000,
  uploadedAt: '2026-11-20T09:00:00.000Z',
};
const NOT_SENT: Clearance['items'][number] = {
  itemId: 2,
  name: 'Birth certificate',
  required: true,
  status: 'missing',
  reason: null,
  decidedAt: null,
  decidedBy: null,
  files: [],
  shows: { title: '', facts: [] },
};

const CANDIDATE: Clearance = {
  id: ID,
  fullName: 'Okafor Adaeze Ngozi',
  regNumber: '202630639047FF',
  programme: 'B.Sc. Computer Science',
  studentType: 'Undergraduate',
  session: '2026/2027',
  state: 'profiled',
  status: 'To be cleared',
  may: ['decide', 'clear', 'refuse'],
  gates: [
    {
      title: 'Documents',
      isOpen: false,
      opens: 'Every required document is cleared',
      words: 'The admissions office has cleared every document that it needs',
      toDo: null,
      page: '/clearance',
    },
  ],
  items: [
    {
      ...NOT_SENT,
      itemId: 1,
      name: 'O-Level result',
      status: 'waiting',
      files: [FILE],
      shows: {
        title: 'O-Level Result',
        facts: [
          ['First Sitting: Exam Number', '4250101001'],
          ['First Sitting: Mathematics', 'A1'],
        ],
      },
    },
    { ...NOT_SENT },
  ],
};

const says = (record: unknown) =>
  collegeSays(
    {
      [`GET /AdmissionList/clearance/${ID}`]: record,
      [`GET /AdmissionList/admission/${ID}/history`]: [],
      'PUT /AdmissionList/update-clearance-status': { state: 'queried', status: 'Queried' },
    },
    ['student-management'],
  );

const meta = {
  component: ClearPage,
  beforeEach: says(CANDIDATE),
  parameters: { isPage: true, address: `/student_management/clear/view?id=${ID}` },
  decorators: [inTheHouse],
} satisfies Meta<typeof ClearPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A closed gate says what opens it, and clearing is not offered. */
export const Waiting: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Every required document is cleared')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear the candidate' })).toBeNull();
    await expect(canvas.getByText('4250101001')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Query O-Level result' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Query O-Level result' }),
    );
    await userEvent.type(await dialog.findByRole('textbox', { name: /What is wrong/ }), 'The stamp cannot be read');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the query' }));
    await expect(await canvas.findByText('The query has been sent to the candidate')).toBeVisible();
  },
};

export const Ready: Story = {
  beforeEach: says({ ...CANDIDATE, gates: [{ ...CANDIDATE.gates[0]!, isOpen: true }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Clear the candidate' })).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: says(new Promise(() => undefined)) };

export const Offline: Story = {
  beforeEach: says(NO_LINE),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

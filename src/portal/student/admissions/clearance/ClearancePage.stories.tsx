import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { OwnClearance } from '#contract/admissions/clearance.ts';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../../.storybook/shell/insideShell.tsx';
import { ClearancePage } from './ClearancePage.tsx';

const FILE = {
  id: '0190f5c2-0000-7000-8000-000000000002',
  name: 'birth.png',
  contentType: 'image/png',
  size: 40_000,
  uploadedAt: '2026-11-20T09:00:00.000Z',
};
const ITEM: OwnClearance['items'][number] = {
  itemId: 1,
  name: 'O-Level result',
  required: true,
  status: 'missing',
  reason: null,
  decidedAt: null,
  files: [],
};

const OWN: OwnClearance = {
  id: '0190f5c2-0000-7000-8000-000000000001',
  fullName: 'Okafor Adaeze Ngozi',
  regNumber: '202630639047FF',
  programme: 'B.Sc. Computer Science',
  studentType: 'Undergraduate',
  session: '2026/2027',
  state: 'queried',
  status: 'Queried',
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
  mayUpload: true,
  items: [
    { ...ITEM },
    {
      ...ITEM,
      itemId: 2,
      name: 'Birth certificate',
      status: 'queried',
      reason: 'The stamp cannot be read',
      decidedAt: '2026-11-21T09:00:00.000Z',
      files: [FILE],
    },
    {
      ...ITEM,
      itemId: 3,
      name: 'Certificate of origin',
      status: 'cleared',
      decidedAt: '2026-11-21T09:00:00.000Z',
      files: [FILE],
    },
  ],
};

const meta = {
  component: ClearancePage,
  beforeEach: collegeSays({ 'GET /Student/clearance': OWN }, ['student']),
  parameters: { isPage: true, address: '/clearance' },
  decorators: [inTheHouse],
} satisfies Meta<typeof ClearancePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was queried says why, and takes a new file; what is cleared takes none. */
export const Queried: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The office writes: The stamp cannot be read')).toBeVisible();
    await expect(canvas.getByLabelText('File for Birth certificate')).toBeInTheDocument();
    await expect(canvas.queryByLabelText('File for Certificate of origin')).toBeNull();
  },
};

/** The only closed gate is seen to on this very page, so it leads to none; one of another page does. */
export const GatesHereAndElsewhere: Story = {
  beforeEach: collegeSays(
    {
      'GET /Student/clearance': {
        ...OWN,
        gates: [
          {
            title: 'Acceptance fee',
            isOpen: false,
            opens: 'The candidate pays the acceptance fee',
            words: 'Your acceptance fee is paid',
            toDo: 'Pay your acceptance fee',
            page: '/academic_fees/acceptance',
          },
          ...OWN.gates,
        ],
      },
    },
    ['student'],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('See below')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Documents' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Acceptance fee' })).toHaveAttribute(
      'href',
      '/academic_fees/acceptance',
    );
  },
};

export const NoAdmission: Story = {
  beforeEach: collegeSays({ 'GET /Student/clearance': null }, ['student']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/nothing to clear/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: collegeSays({ 'GET /Student/clearance': new Promise(() => undefined) }, ['student']),
};

export const Offline: Story = {
  beforeEach: collegeSays({ 'GET /Student/clearance': NO_LINE }, ['student']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

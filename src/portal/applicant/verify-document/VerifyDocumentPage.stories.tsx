import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import type { VerifiedDocument } from '#contract/school/papers.ts';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { VerifyDocumentPage } from './VerifyDocumentPage.tsx';

const PATH = 'GET /Document/verify-document';

const DOCUMENT: VerifiedDocument = {
  title: 'Course registration form',
  number: 'CRF/2026/000012',
  holder: 'O. A. N.',
  facts: [
    ['Session', '2026/2027'],
    ['Units', '18'],
  ],
  issuedAt: '2026-11-20T09:00:00.000Z',
  status: 'valid',
  since: null,
  because: null,
};

/** An applicant's pages share what they have read, so that each story has a code of its own. */
const Scanned = () => (
  <Routes>
    <Route path="/verify_document/:code" element={<VerifyDocumentPage />} />
  </Routes>
);

const meta = {
  component: Scanned,
  beforeEach: collegeSays({ [PATH]: DOCUMENT }),
  parameters: { isPage: true, address: '/verify_document/valid' },
  decorators: [inTheHouse],
} satisfies Meta<typeof Scanned>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This document is genuine')).toBeVisible();
    for (const words of ['CRF/2026/000012', 'O. A. N.', '18', 'Valid'])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Replaced: Story = {
  parameters: { address: '/verify_document/replaced' },
  beforeEach: collegeSays({ [PATH]: { ...DOCUMENT, status: 'replaced', since: '2026-11-21T09:00:00.000Z' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A newer one took its place on 21/11/2026');
    await expect(canvas.queryByText('This document is genuine')).toBeNull();
  },
};

export const Revoked: Story = {
  parameters: { address: '/verify_document/revoked' },
  beforeEach: collegeSays({ [PATH]: { ...DOCUMENT, status: 'revoked', since: '2026-11-21T09:00:00.000Z' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The college revoked it on 21/11/2026');
    await expect(canvas.queryByText('This document is genuine')).toBeNull();
  },
};

/** Its own facts say the status of the registration, which was approved: whether the card holds is said under another name. */
export const RevokedCard: Story = {
  parameters: { address: '/verify_document/card' },
  beforeEach: collegeSays({
    [PATH]: {
      ...DOCUMENT,
      title: 'Examination card',
      number: 'EXC/2026/000001',
      facts: [['Status', 'Approved']],
      status: 'revoked',
      since: '2026-11-21T09:00:00.000Z',
      because: 'a payment that it rested on was reversed',
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('a payment that it rested on was reversed');
    await expect(canvas.getAllByText('Status')).toHaveLength(1);
    await expect(canvas.getByText('Validity').nextElementSibling).toHaveTextContent('Revoked');
    const { height } = canvas.getByText('EXC/2026/000001').getBoundingClientRect();
    await expect(height, 'the number is on one line').toBeLessThan(30);
  },
};

export const Moved: Story = {
  parameters: { address: '/verify_document/moved' },
  beforeEach: collegeSays({
    [PATH]: {
      ...DOCUMENT,
      title: 'Hostel slip',
      status: 'revoked',
      since: '2026-11-21T09:00:00.000Z',
      because: 'the student was moved to another bed',
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The college revoked it on 21/11/2026: the student was moved to another bed. Do not accept it.',
    );
  },
};

export const Unknown: Story = {
  parameters: { address: '/verify_document/unknown' },
  beforeEach: collegeSays({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This document is not known to Matricula College');
  },
};

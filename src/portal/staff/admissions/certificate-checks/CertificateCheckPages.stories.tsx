import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse, NO_LINE, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { CertificateCheckPages } from './CertificateCheckPages.tsx';

const LIST = 'GET /CertificateCheck/certificate-checks';

const ROW = {
  id: 1,
  name: 'Okafor Adaeze',
  regNumber: '202630639047FF',
  certificate: 'National Diploma, 2023',
  issuer: 'Federal Polytechnic, Nekede',
  certificateNumber: 'FPN/23/0041',
  askedOn: '2026-11-03',
  answer: 'No answer yet',
  note: '',
  active: true,
  revision: 1,
};
const ROWS = [ROW, { ...ROW, id: 2, name: 'Bello Musa', answer: 'Genuine', revision: 3 }];

const meta = {
  component: CertificateCheckPages,
  beforeEach: collegeSays({ [LIST]: onePage(ROWS) }, ['utilities']),
  parameters: { isPage: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof CertificateCheckPages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Okafor Adaeze' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bello Musa' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: collegeSays({ [LIST]: onePage([]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No request has been sent to an issuer yet')).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: collegeSays({ [LIST]: new Promise(() => undefined) }) };

export const Refused: Story = {
  beforeEach: collegeSays({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: collegeSays({ [LIST]: NO_LINE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { MailedLink } from '#contract/people/accounts.ts';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const said = (link: MailedLink, more: Readonly<Record<string, unknown>> = {}) =>
  collegeSays({ 'POST /Authentication/read-mailed-link': link, ...more });

const meta = {
  component: ResetPasswordPage,
  beforeEach: said({ state: 'good', newerAt: null }),
  parameters: { isPage: true, address: '/reset_password#token=a-token' },
  decorators: [inTheHouse],
} satisfies Meta<typeof ResetPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^New password\s*\*/)).toBeVisible();
  },
};

/** It says when the newer email was sent, by the college's clock, and one press sends another. */
export const Older: Story = {
  beforeEach: said(
    { state: 'newer', newerAt: '2026-11-28T09:42:00.000Z' },
    { 'POST /Authentication/renew-mailed-link': null },
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/A newer email was sent on 28\/11\/2026 10:42/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('A new link is on its way');
  },
};

export const Used: Story = {
  beforeEach: said({ state: 'used', newerAt: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This link was used already/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send a new link' })).toBeNull();
  },
};

export const Expired: Story = {
  beforeEach: said({ state: 'expired', newerAt: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link has expired.')).toBeVisible();
  },
};

export const Unknown: Story = {
  beforeEach: said({ state: 'unknown', newerAt: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The portal does not know this link/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send a new link' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { ImpersonationLoginPage } from './ImpersonationLoginPage.tsx';

const REFUSAL = 'This link has expired or was used already, or you made another since';

const requests: string[] = [];

const meta = {
  component: ImpersonationLoginPage,
  beforeEach: () => {
    requests.length = 0;
    return collegeSays({
      'POST /Authentication/impersonation-login': () => {
        requests.push('impersonation-login');
        return Response.json({ success: false, title: 'Invalid Action!', message: REFUSAL }, { status: 422 });
      },
    })();
  },
  parameters: { isPage: true, address: '/impersonation_login#userIdToImpersonate=a&impersonatorId=b&token=c' },
  decorators: [inTheHouse],
} satisfies Meta<typeof ImpersonationLoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What opens pages ahead of a person, as a preview does, uses nothing up. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Take their place' })).toBeVisible();
    await expect(requests).toEqual([]);
  },
};

export const Over: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take their place' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(REFUSAL);
    await expect(requests).toEqual(['impersonation-login']);
  },
};

export const NotWhole: Story = {
  parameters: { address: '/impersonation_login#token=c' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This address is not whole.');
    await expect(canvas.queryByRole('button', { name: 'Take their place' })).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { Publishing } from './Publishing.tsx';

const meta = {
  title: 'Staff/Publishing fees',
  component: Publishing,
  args: {
    ids: [7],
    onImpact: () => undefined,
    seen: {
      digest: 'seen',
      students: 3,
      raised: 3,
      cut: 0,
      paid: 0,
      spared: 0,
      balances: { students: 0, kobo: 0 },
      credits: { students: 0, kobo: 0 },
      invoicesReplaced: 1,
      incomeKobo: 4_500_00,
      crossings: [],
      examples: [],
    },
  },
  decorators: [inTheHouse],
  beforeEach: collegeSays({ 'GET /Bursary/settings': { feesByTwo: true, awardsByTwo: true, revision: 1 } }, [
    'fees',
    'fees-publish',
  ]),
} satisfies Meta<typeof Publishing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByTwoPeople: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask to publish' }));
    await waitFor(() => expect(screen.getByText(/Nothing is charged before another person/)).toBeVisible());
  },
};

const oneSays = (...claims: readonly ('fees' | 'fees-publish')[]) =>
  collegeSays({ 'GET /Bursary/settings': { feesByTwo: false, awardsByTwo: true, revision: 2 } }, claims);

export const ByOnePerson: Story = {
  beforeEach: oneSays('fees', 'fees-publish'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Publish' })).toBeVisible();
    await expect(canvas.getByText(/^One person publishes fees here/)).toBeVisible();
  },
};

/** Who only drafts asks there too. */
export const ByAnotherAllTheSame: Story = {
  beforeEach: oneSays('fees'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^One person publishes fees here/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Ask to publish' })).toBeVisible();
  },
};

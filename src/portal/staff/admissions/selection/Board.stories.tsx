import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { BOARD } from './board.fixture.ts';
import { Board } from './BoardPage.tsx';

const meta = {
  component: Board,
  args: { board: BOARD },
  parameters: { isPage: true },
  decorators: [inTheHouse],
  beforeEach: collegeSays({}),
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeatsAndWhoHoldsThem: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('UTME × 1/8 + Post UTME × 3/10 + O-Level × 2/3')).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /^Computer Science 31 of 47 20 of 21 11 of 17 0 of 9/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Run a trial' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithoutQuotas: Story = {
  args: { board: { ...BOARD, quotas: [], runs: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No department has a quota yet/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Run a trial' })).toBeNull();
  },
};

export const WithoutASession: Story = {
  args: { board: { session: null, formula: null, college: null, rule: BOARD.rule, quotas: [], runs: [] } },
};

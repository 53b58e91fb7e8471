import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../.storybook/shell/insideShell.tsx';
import { ChooseSession } from './ChooseSession.tsx';

const SESSIONS = [
  { id: 2, session: '2026/2027', levelId: 200, level: '200 Level', isCurrent: true },
  { id: 1, session: '2025/2026', levelId: 100, level: '100 Level', isCurrent: false },
];
const says = (sessions: unknown) => collegeSays({ 'GET /Session/user-sessions': sessions }, ['student']);

const meta = {
  component: ChooseSession,
  args: { to: '/academic_fees/school_fees/generate_invoice' },
  decorators: [inTheHouse],
  beforeEach: says(SESSIONS),
} satisfies Meta<typeof ChooseSession>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheCurrentOneIsChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: '2026/2027, 200 Level (current)' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '2025/2026, 100 Level' }));
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/academic_fees/school_fees/generate_invoice?session=1',
    );
  },
};

export const OneIsClosed: Story = {
  args: { closed: (id) => (id === 2 ? 'No school fees are published for 2026/2027 yet.' : undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No school fees are published for 2026/2027 yet.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^2025/ })).toBeChecked();
  },
};

export const NoneYet: Story = {
  beforeEach: says([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have no session here yet/)).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: says(new Promise(() => undefined)) };

export const Failed: Story = {
  beforeEach: collegeSays({}, ['student']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const WithoutALine: Story = {
  beforeEach: says(NO_LINE),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.tab();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

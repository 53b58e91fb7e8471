import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { OriginRow } from '#contract/students/origins.ts';
import { collegeSays, inTheHouse, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { OriginsPage } from './OriginsPage.tsx';

const row = (place: number, fullName: string, of: Partial<OriginRow>): OriginRow => ({
  id: `0190f5c2-0000-7000-8000-00000000000${place}`,
  admissionId: `0190f5c2-0000-7000-8000-00000000001${place}`,
  fullName,
  number: `CSC/2025/000${place}`,
  status: 'missing',
  recorded: null,
  stated: 'Anambra',
  source: 'application',
  isIndigene: false,
  willBeIndigene: true,
  jamb: 'Anambra',
  session: '2025/2026',
  revision: 1,
  ...of,
});

const ROWS: readonly OriginRow[] = [
  row(1, 'Adeyemi Folasade Ruth', {
    status: 'differs',
    recorded: 'Anambra',
    stated: 'Ogun',
    isIndigene: true,
    willBeIndigene: false,
  }),
  row(2, 'Bello Ibrahim', { status: 'unknown', stated: null, source: null, willBeIndigene: null, jamb: null }),
  row(3, 'Eze-Nwosu Chukwuemeka Paul', {}),
  row(4, 'Okonkwo Adaeze', { status: 'taken', recorded: 'Anambra', isIndigene: true, source: 'jamb' }),
];

const PATH = '/Student/states-of-origin';

const meta = {
  component: OriginsPage,
  parameters: { isPage: true, address: '/student_management/states_of_origin' },
  decorators: [inTheHouse],
  beforeEach: collegeSays(
    { [`GET ${PATH}`]: onePage(ROWS), [`POST ${PATH}/bulk/take`]: { done: 2, unchanged: 0, refusals: 0, refused: [] } },
    ['student-management'],
  ),
} satisfies Meta<typeof OriginsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Eze-Nwosu Chukwuemeka Paul' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TakenOver: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Eze-Nwosu/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take over' }));
    await waitFor(async () => {
      await expect(screen.getByRole('heading', { name: 'Take over 1' })).toBeVisible();
    });
  },
};

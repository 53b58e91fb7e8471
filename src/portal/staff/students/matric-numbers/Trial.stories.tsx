import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { Trial } from './Trial.tsx';

const row = (place: number, fullName: string, number: string | null, problem: string | null = null) => ({
  admissionId: `0190f5c2-0000-7000-8000-00000000000${place}`,
  fullName,
  regNumber: `20263000000${place}AB`,
  department: number ? 'Computer Science' : 'Physics',
  number,
  problem,
});

const RESULT = {
  digest: 'a',
  given: 0,
  waiting: 0,
  rows: [
    row(1, 'Adeyemi Bolanle', 'CSC/2026/0039'),
    row(2, 'Bello Musa', 'CSC/2026/0040'),
    row(3, 'Eze Ngozi', null, 'The department has no code yet: enter it under School setup'),
  ],
};

const meta = {
  component: Trial,
  args: { result: RESULT, give: fn(async () => ({ ...RESULT, given: 2 })) },
  parameters: { bare: true, wide: true },
  decorators: [inTheHouse],
  beforeEach: collegeSays({}),
} satisfies Meta<typeof Trial>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 can be given a number, 1 cannot yet.');
    await expect(canvas.getByText(/has no code yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Give 2 numbers' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Give 2 numbers' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Give 2 numbers' }));
    await expect(await canvas.findByText('2 students have a matric number')).toBeVisible();
  },
};

export const NobodyWaits: Story = { args: { result: { ...RESULT, rows: [] } } };

export const MoreThanOneCall: Story = { args: { result: { ...RESULT, waiting: 1_200 } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

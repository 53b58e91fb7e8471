import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { PaperHead } from './PaperHead.tsx';
import { Signatures } from './Signatures.tsx';

interface PaperProps {
  readonly query: Readonly<Record<string, string>>;
}

const FILTERS = [
  { name: 'state', title: 'Status', options: [{ value: 'open', name: 'Open' }] },
  { name: 'from', title: 'From' },
];

const Paper = ({ query }: PaperProps) => (
  <>
    <PaperHead list={{ query }} filters={FILTERS} />
    <p>On paper its head and its signatures stand around a list.</p>
    <Signatures signatures={['Bursar', 'Auditor']} />
  </>
);

const meta = {
  component: Paper,
  args: { query: {} },
  decorators: [inTheHouse],
  beforeEach: collegeSays({}),
} satisfies Meta<typeof Paper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the screen neither is there. */
export const OfAll: Story = {
  play: async ({ canvas }) => {
    const head = canvas.getByText('Matricula College').parentElement!;
    await expect(head).toHaveTextContent('Matricula CollegeAllPrinted by Adeyemi Folake on 21/11/2026');
    await expect(head).not.toBeVisible();
    await expect(canvas.getByText('Auditor: name, signature, date')).not.toBeVisible();
  },
};

export const Filtered: Story = {
  args: { query: { state: 'open', from: '2026-11-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Status: Open', { exact: false })).toHaveTextContent('From: 01/11/2026');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

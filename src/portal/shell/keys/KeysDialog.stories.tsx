import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { holdKeys } from '../../kit/keys/keys.ts';
import { KeysDialog } from './KeysDialog.tsx';

const meta = {
  title: 'House/Keys', component: KeysDialog, args: { onClose: fn() }, decorators: [inTheHouse], parameters: { isPage: true },
  beforeEach: () => {
    const [leave, release] = [collegeSays({})(), holdKeys([{ key: '/', name: 'Search this page', act: fn() }, { key: 'j', name: 'Next case', act: fn() }])];
    return () => {
      release();
      leave();
      localStorage.removeItem('stories.keys.admin');
    };
  },
} satisfies Meta<typeof KeysDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SwitchedOff: Story = {
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('Next case')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Single keys do something/ }));
    await expect(canvas.queryByText('Next case')).toBeNull();
    await expect(canvas.getByText('Quick access')).toBeVisible();
    await expect(localStorage.getItem('stories.keys.admin')).toBe('off');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

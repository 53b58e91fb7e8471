import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { useKeys } from '../../kit/keys/useKeys.ts';
import { TextField } from '../../ui/Field.tsx';
import { Keys } from './Keys.tsx';
import { useListedKeys } from './useListedKeys.ts';

const next = fn();

function Cases() {
  const list = useListedKeys();
  useKeys([
    { key: 'j', name: 'Next case', act: next },
    { key: '?', name: 'Show these keys', act: list },
  ]);
  return (
    <main className="page page--narrow">
      <h1>Cases</h1>
      <TextField label="Note" />
    </main>
  );
}

const meta = {
  title: 'House/Keys',
  render: () => (
    <Keys>
      <Cases />
    </Keys>
  ),
  decorators: [inTheHouse],
  parameters: { isPage: true },
  beforeEach: () => {
    next.mockClear();
    const leave = collegeSays({})();
    return () => {
      leave();
      localStorage.removeItem('stories.keys.admin');
    };
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AKeyActs: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.keyboard('j');
    await expect(next).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByLabelText('Note'), 'just');
    await userEvent.keyboard('{Control>}j{/Control}');
    await expect(next).toHaveBeenCalledOnce();
  },
};

export const ListedAndSwitchedOff: Story = {
  async play({ userEvent }) {
    const body = within(document.body);
    await userEvent.keyboard('{Shift>}?{/Shift}');
    const dialog = within(await body.findByRole('dialog', { name: 'Keys of this page' }));
    await expect(dialog.getByText('Next case')).toBeInTheDocument();
    await userEvent.keyboard('j');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Single keys do something/ }));
    await expect(dialog.queryByText('Next case')).toBeNull();
    await expect(localStorage.getItem('stories.keys.admin')).toBe('off');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('j{Shift>}?{/Shift}');
    await expect(next).not.toHaveBeenCalled();
    await expect(body.queryByRole('dialog')).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

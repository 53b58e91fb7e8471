import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Window } from '#rules/window/window.ts';
import { Button } from '../../ui/Button.tsx';
import { typedOf, windowMistakes, windowOf, type TypedWindow } from './typedWindow.ts';
import { WindowFields } from './WindowFields.tsx';
import { WindowState } from './WindowState.tsx';

const EMPTY: TypedWindow = { opensOn: '', opensAt: '', closesOn: '', closesAt: '' };
const REGISTRATION: Window = { opens: '2026-09-05T07:00:00.000Z', closes: '2026-09-19T16:00:00.000Z' };

interface RegistrationProps {
  readonly opening: TypedWindow;
  readonly serverNow: string;
  readonly refused?: string;
  readonly onSave: (window: Window) => void;
}

function Registration({ opening, serverNow, refused, onSave }: RegistrationProps) {
  const [typed, setTyped] = useState(opening);
  const [isSent, setSent] = useState(refused !== undefined);
  const window = windowOf(typed);
  const save = () => {
    setSent(true);
    if (window && Object.keys(windowMistakes(typed)).length === 0) onSave(window);
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {window && (
        <p>
          <WindowState key={JSON.stringify(window)} window={window} serverNow={serverNow} />
        </p>
      )}
      <WindowFields typed={typed} isSent={isSent} refused={refused} onTyped={setTyped} />
      <div className="form__end">
        <Button type="submit" intent="primary">
          Save
        </Button>
      </div>
    </form>
  );
}

const meta = {
  component: Registration,
  args: { opening: typedOf(REGISTRATION), serverNow: '2026-09-16T12:00:00.000Z', onSave: fn() },
} satisfies Meta<typeof Registration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Closes in 3 days')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Closes at/ }), '{Control>}a{/Control}6 pm');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...REGISTRATION, closes: '2026-09-19T17:00:00.000Z' });
  },
};

export const Coming: Story = {
  args: { serverNow: '2026-08-01T12:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opens on 5 September 2026 at 8:00 am, Nigeria time')).toBeVisible();
  },
};

export const Closed: Story = {
  args: { serverNow: '2026-10-01T12:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed on 19 September 2026 at 5:00 pm, Nigeria time')).toBeVisible();
  },
};

/** A page that stands open tells the moment by itself. */
export const OpensMeanwhile: Story = {
  args: { serverNow: '2026-09-05T06:59:59.800Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opens in less than a minute')).toBeVisible();
    await expect(await canvas.findByText('Open until 19 September 2026 at 5:00 pm, Nigeria time')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { opening: EMPTY },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('please enter the day on which it opens')).toBeVisible();
    await expect(canvas.getAllByText('please enter a time, as 08:00')).toHaveLength(2);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Reversed: Story = {
  args: { opening: { opensOn: '2026-09-05', opensAt: '08:00', closesOn: '2026-09-05', closesAt: '08:00' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('it must close after it opens')).toBeVisible();
  },
};

export const Overlapping: Story = { args: { refused: 'it overlaps with another time in which this is open' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, del, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { ApiError } from '../../api/apiError.ts';
import type { SaveReply } from './autosave.ts';
import { readNumber } from '#form/widgets/readNumber.ts';
import { Grid } from './Grid.tsx';
import type { Value } from './model/sheet.ts';
import type { GridProps } from './gridProps.ts';
import type { Queued } from './queue.ts';
import { SCORE_FORM, students } from './scores.fixture.ts';

const TAKEN: SaveReply = { differing: [], refused: [] };
const DEVICE = createStore('stories.sheets', 'sheets');
const QUEUE = 'admin/scores/ENG 101';

const meta = {
  component: Grid,
  args: {
    title: 'Scores of ENG 101',
    sheet: 'scores/ENG 101',
    keyTitle: 'Matric number',
    nameTitle: 'Name',
    form: SCORE_FORM,
    rows: students(12),
    read: (_column, text) => readNumber(text.trim()) as Value,
    context: { year: 2026, hasPassport: false, options: () => undefined },
    save: fn(async (_cells: readonly Queued[]) => TAKEN),
  } satisfies GridProps,
  parameters: { bare: true, wide: true },
  decorators: [inTheHouse],
  async beforeEach() {
    await del(QUEUE, DEVICE);
    return collegeSays({})();
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const cell = (canvas: Canvas, column: string, digits: string) =>
  canvas.getByRole('textbox', { name: new RegExp(`^${column} of .*/${digits}$`) });
const paste = (field: Element, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

/** 300 students, as the largest classes have; a key draws one cell and nothing else. */
export const Scores: Story = {
  args: { rows: students(300) },
  // The rules of accessibility are asked of twelve rows, below: 300 say the same, and take five seconds.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const at = (place: string) => canvasElement.querySelector<HTMLInputElement>(`[data-at="${place}"]`)!;
    const field = at('3/0');
    await userEvent.click(field);
    const drawn: Node[] = [];
    const watch = new MutationObserver((changes) => drawn.push(...changes.map(({ target }) => target)));
    watch.observe(canvasElement.querySelector('.grid')!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await userEvent.keyboard('27');
    await expect(drawn.filter((node) => node !== field)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect(at('4/0')).toHaveFocus();
    await expect(drawn.every((node) => (node as Element).closest('tr')?.textContent.includes('/000'))).toBe(true);
    watch.disconnect();
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith([{ key: '2026/ENG/0004', column: 'ca', value: 27, was: '' }]),
    );
    await waitFor(() => expect(canvas.getByText('All is saved')).toBeVisible());
  },
};

export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 'CA', '0004'));
    await userEvent.keyboard('11{Enter}12{ArrowUp}');
    await expect(cell(canvas, 'CA', '0004')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cell(canvas, 'Exam', '0004')).toHaveFocus();
    await userEvent.keyboard('{Home}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    for (const digits of ['0004', '0005', '0006']) await expect(cell(canvas, 'CA', digits)).toHaveValue('11');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cell(canvas, 'CA', '0005')).toHaveValue('12');
    await expect(cell(canvas, 'CA', '0006')).toHaveValue('');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(cell(canvas, 'CA', '0006')).toHaveValue('11');
    await userEvent.tab();
    await expect(cell(canvas, 'Exam', '0004')).toHaveFocus();
    await userEvent.keyboard('6{Escape}');
    await expect(cell(canvas, 'Exam', '0004')).toHaveValue('');
  },
};

export const GoTo: Story = {
  play: async ({ canvas, userEvent }) => {
    const jump = canvas.getByRole('textbox', { name: 'Go to' });
    await userEvent.type(jump, '1');
    await expect(canvas.getByText('2 rows')).toBeVisible();
    await userEvent.type(jump, '1{Enter}');
    await expect(cell(canvas, 'CA', '0011')).toHaveFocus();
  },
};

export const Mistaken: Story = {
  args: { results: [{ title: 'Total', of: ({ ca }) => String(ca) }] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(cell(canvas, 'CA', '0004'));
    await userEvent.keyboard('31{Enter}abs{Enter}');
    await expect(cell(canvas, 'CA', '0004')).toHaveAccessibleDescription('the most is 30');
    await expect(cell(canvas, 'CA', '0005')).toHaveAccessibleDescription('please enter a whole number');
    await expect(canvas.getByText('2 cells not saved: please see them')).toBeVisible();
    const totalOf = (digits: string) => cell(canvas, 'CA', digits).closest('tr')!.querySelector('.grid__result')!;
    await expect([totalOf('0004'), totalOf('0003')].map(({ textContent }) => textContent)).toEqual(['', '22']);
    await userEvent.click(canvas.getByRole('button', { name: '2 cells to correct' }));
    await expect(cell(canvas, 'CA', '0004')).toHaveFocus();
    await expect(args.save).not.toHaveBeenCalled();
  },
};

export const Pasted: Story = {
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    paste(
      cell(canvas, 'CA', '0001'),
      'Matric Number\tExam\tName\n2026/eng/0007\t61\tx\n2026/ENG/0002\t51\tx\n2026/ENG/0003\t44\tx\n2026/ENG/0003\t45\tx\n2026/ENG/0999\t50\tx',
    );
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Paste into the sheet' }),
    );
    await waitFor(() => expect(dialog.getByText('1 cell will change; 1 say the same already.')).toBeVisible());
    await expect(dialog.getByText('On more than one line, and not taken: 1')).toBeVisible();
    await expect(dialog.getByText('Not in this sheet, and not taken: 1')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change 1 cell' }));
    await expect(cell(canvas, 'Exam', '0007')).toHaveValue('61');
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith([{ key: '2026/ENG/0007', column: 'exam', value: 61, was: '' }]),
    );
  },
};

export const PastedWithoutKeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    paste(cell(canvas, 'CA', '0001'), '12\n13\n14');
    await expect(await within(canvasElement.ownerDocument.body).findByRole('alert')).toHaveTextContent(
      'Please copy the column of the matric number too',
    );
  },
};

export const ChangedMeanwhile: Story = {
  args: {
    save: fn(async (cells: readonly Queued[]) => ({
      refused: [],
      differing: cells
        .filter(({ was }) => was === '')
        .map(({ key, column }) => ({ key, column, theirs: 15, by: 'Dr Ade' })),
    })),
  },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(cell(canvas, 'CA', '0004'));
    await userEvent.keyboard('12{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Changed since then: 1' }));
    await expect(cell(canvas, 'CA', '0004')).toHaveAccessibleDescription('Dr Ade has 15 here');
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Changed since then' }),
    );
    await waitFor(() => expect(dialog.getByRole('group', { name: 'Eze Emeka (2026/ENG/0004): CA' })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Keep these answers' }));
    await waitFor(() =>
      expect(args.save).toHaveBeenLastCalledWith([{ key: '2026/ENG/0004', column: 'ca', value: 12, was: 15 }]),
    );
  },
};

/** What was typed waits on the device, and goes when the line is back. */
export const WithoutALine: Story = {
  args: { save: fn(async (_cells: readonly Queued[]): Promise<SaveReply> => TAKEN) },
  play: async ({ canvas, args, userEvent }) => {
    const save = args.save as ReturnType<typeof fn>;
    save.mockRejectedValueOnce(new ApiError(0, 'Network Error'));
    await userEvent.click(cell(canvas, 'CA', '0004'));
    await userEvent.keyboard('12{Enter}');
    await expect(
      await canvas.findByText('The college cannot be reached: 1 cell waits on this device, and will be sent'),
    ).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.getByText('All is saved')).toBeVisible());
    await expect(args.save).toHaveBeenCalledTimes(2);
  },
};

/** Of what another page left on the device the college has one already, one is due, and one has become another's. */
export const Restored: Story = {
  async beforeEach() {
    await set(
      QUEUE,
      [
        { key: '2026/ENG/0001', column: 'ca', value: 20, was: '' },
        { key: '2026/ENG/0005', column: 'ca', value: 9, was: '' },
        { key: '2026/ENG/0002', column: 'ca', value: 9, was: '' },
      ],
      DEVICE,
    );
  },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(args.save).toHaveBeenCalledWith([{ key: '2026/ENG/0005', column: 'ca', value: 9, was: '' }]),
    );
    await expect(canvas.getByRole('button', { name: 'Changed since then: 1' })).toBeVisible();
    await expect(cell(canvas, 'CA', '0002')).toHaveAccessibleDescription('The college has 21 here');
  },
};

function LeftByBack(props: GridProps) {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const leave = () => setOpen(false);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
  return isOpen ? <Grid {...props} /> : <p>Another page</p>;
}

/** Back leaves the page while a cell is being typed: the device has it. */
export const LeftWhileTyping: Story = {
  render: (args) => <LeftByBack {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 'CA', '0004'));
    await userEvent.keyboard('12');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect(await canvas.findByText('Another page')).toBeVisible();
    await waitFor(async () =>
      expect(await get(QUEUE, DEVICE)).toEqual([{ key: '2026/ENG/0004', column: 'ca', value: 12, was: '' }]),
    );
  },
};

/** A device that is busy: its store answers nobody until it is let go. */
function holdDevice(): () => Promise<void> {
  let isHeld = true;
  const held = DEVICE(
    'readwrite',
    async (store) =>
      new Promise<void>((resolve) => {
        const again = () => {
          store.get('').onsuccess = () => (isHeld ? again() : resolve());
        };
        again();
      }),
  );
  return async () => {
    isHeld = false;
    await held;
  };
}

let letGo: () => Promise<void>;

/** The page is left before the device has said what waits there. */
export const LeftBeforeTheDeviceAnswers: Story = {
  ...LeftWhileTyping,
  beforeEach: () => {
    letGo = holdDevice();
  },
  play: async (context) => {
    await context.userEvent.click(cell(context.canvas, 'CA', '0004'));
    await context.userEvent.keyboard('12');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect(await context.canvas.findByText('Another page')).toBeVisible();
    await letGo();
    await waitFor(async () =>
      expect(await get(QUEUE, DEVICE)).toEqual([{ key: '2026/ENG/0004', column: 'ca', value: 12, was: '' }]),
    );
  },
};

export const Refused: Story = {
  args: {
    save: fn(async (_cells: readonly Queued[]): Promise<SaveReply> => {
      throw new ApiError(409, 'This sheet was submitted by Dr Ade');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 'CA', '0004'));
    await userEvent.keyboard('12{Enter}');
    await expect(await canvas.findByText('This sheet was submitted by Dr Ade. 1 cell not saved')).toBeVisible();
    await expect(cell(canvas, 'CA', '0004')).toHaveValue('12');
  },
};

export const Closed: Story = {
  args: { isClosed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This sheet is closed')).toBeVisible();
    await expect(cell(canvas, 'CA', '0001')).toHaveAttribute('readonly');
  },
};

/** A device that was away for a week: the sheet was submitted meanwhile. What was typed is not taken, and not lost. */
export const LateForAClosedSheet: Story = {
  args: {
    isClosed: true,
    save: fn(async (cells: readonly Queued[]): Promise<SaveReply> => ({
      differing: [],
      refused: cells.map(({ key, column }) => ({ key, column, message: 'This sheet has been submitted' })),
    })),
  },
  async beforeEach() {
    await set(
      QUEUE,
      [
        { key: '2026/ENG/0005', column: 'ca', value: 9, was: '' },
        { key: '2026/ENG/0002', column: 'ca', value: 9, was: '' },
        { key: '2026/ENG/0777', column: 'exam', value: 44, was: '' },
      ],
      DEVICE,
    );
  },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const late = within(await canvas.findByRole('region', { name: 'Entered on this device and not taken' }));
    await expect(await late.findByRole('row', { name: /0005.*CA 9 - This sheet has been submitted/ })).toBeVisible();
    await expect(late.getByRole('row', { name: /0002.*CA 9 21 Somebody has changed it since/ })).toBeVisible();
    await expect(late.getByRole('row', { name: /0777.*Exam 44 - This row is no longer in the sheet/ })).toBeVisible();
    await expect(args.save).toHaveBeenCalledWith([{ key: '2026/ENG/0005', column: 'ca', value: 9, was: '' }]);
    await expect(cell(canvas, 'CA', '0005')).toHaveValue('');
    await expect(cell(canvas, 'CA', '0002')).toHaveValue('21');
    await waitFor(async () => expect(await get(QUEUE, DEVICE)).toHaveLength(3));
    await userEvent.click(late.getByRole('button', { name: 'Remove from this device' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from this device' }));
    await waitFor(async () => expect(await get(QUEUE, DEVICE)).toBeUndefined());
    await expect(canvas.queryByRole('region', { name: 'Entered on this device and not taken' })).toBeNull();
  },
};

/** The wheel and the keys of a page move; a mark is changed by typing alone. */
export const NothingButTypingChangesAMark: Story = {
  args: { rows: students(30) },
  play: async ({ canvas, args, userEvent }) => {
    const field = cell(canvas, 'CA', '0001');
    await userEvent.click(field);
    for (const deltaY of [-120, 120])
      field.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
    await userEvent.keyboard('{PageDown}');
    await expect(cell(canvas, 'CA', '0011')).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowUp}');
    await expect(field).toHaveValue('20');
    await expect(cell(canvas, 'CA', '0011')).toHaveValue('');
    await expect(canvas.getByText('All is saved')).toBeVisible();
    await expect(args.save).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { rows: [] } };

/** Of thousands of rows some dozens are drawn, and the rest is found all the same. */
export const Thousands: Story = {
  args: { rows: students(3000) },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: '2026/ENG/0001' });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Go to' }), '2900{Enter}');
    await waitFor(() => expect(cell(canvas, 'CA', '2900')).toHaveFocus());
    await userEvent.keyboard('19{Enter}');
    await expect(cell(canvas, 'CA', '2901')).toHaveFocus();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

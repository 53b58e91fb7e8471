import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { DropBox } from './DropBox.tsx';
import './upload.css';

const meta = {
  component: DropBox,
  args: { label: 'Spreadsheet', help: 'xlsx, under 3 MB, at most 20,000 rows', accept: '.xlsx', onFile: fn() },
} satisfies Meta<typeof DropBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const file = new File(['x'], 'departments.xlsx');
    await userEvent.upload(canvas.getByLabelText('Spreadsheet'), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
    const data = new DataTransfer();
    data.items.add(new File(['y'], 'options.xlsx'));
    canvasElement
      .querySelector('.dropbox')!
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    await expect(args.onFile).toHaveBeenCalledTimes(2);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Spreadsheet')).toHaveFocus();
  },
};

/** A finger drags nothing onto a page. */
export const ByTouch: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach() {
    const known = window.matchMedia.bind(window);
    const spy = spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('coarse') ? known('all') : known(query),
    );
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a file')).toBeVisible();
    await expect(canvas.queryByText(/Drag and drop/)).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

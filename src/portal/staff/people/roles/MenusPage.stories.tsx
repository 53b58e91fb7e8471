import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { MenuRow } from '#contract/people/menus.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { MenusPage } from './MenusPage.tsx';

const item = (id: number, name: string, parentId: number | null = null): MenuRow => ({
  id,
  name,
  path: parentId === null ? null : `/reports/${id}`,
  parentId,
  claims: ['reports'],
  revision: 1,
});

const ITEMS = [
  item(1, 'Reports'),
  item(2, 'Payment reports', 1),
  item(3, 'Application reports', 1),
  item(4, 'Results'),
];

const meta = {
  component: MenusPage,
  beforeEach: collegeSays({ 'GET /Menus/menu-claims': ITEMS }),
  parameters: { isPage: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof MenusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const names = (canvas: Canvas) => canvas.getAllByRole('listitem').map((each) => each.getAttribute('aria-label'));

const BEFORE = ['Reports', 'Payment reports', 'Application reports', 'Results'];
const AFTER = ['Reports', 'Application reports', 'Payment reports', 'Results'];

export const InOrder: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Move Payment reports down' });
    await expect(names(canvas)).toEqual(BEFORE);
    await expect(canvas.queryByRole('button', { name: 'Move Payment reports up' })).toBeNull();
  },
};

let answer: (value: unknown) => void;

/** The new order is shown while the college is still asked. */
export const Moved: Story = {
  beforeEach: () => {
    const ordered = new Promise((resolve) => {
      answer = resolve;
    });
    const left = [ITEMS, [ITEMS[0], ITEMS[2], ITEMS[1], ITEMS[3]]];
    return collegeSays({
      get 'GET /Menus/menu-claims'() {
        return left.length > 1 ? left.shift() : left[0];
      },
      'PUT /Menus/order': ordered,
    })();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Payment reports down' }));
    await expect(names(canvas)).toEqual(AFTER);
    answer(null);
    await expect(await canvas.findByRole('button', { name: 'Move Payment reports up' })).toBeEnabled();
    await expect(names(canvas)).toEqual(AFTER);
  },
};

/** A refused move goes back, and says why. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Payment reports down' }));
    await expect(await canvas.findByText('There is no such address')).toBeVisible();
    await expect(names(canvas)).toEqual(BEFORE);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

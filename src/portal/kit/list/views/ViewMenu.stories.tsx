import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, fn, waitFor, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import declared from '#lists/finance/payment-cases.json' with { type: 'json' };
import { useListQuery } from '../listQuery.ts';
import { ViewMenu } from './ViewMenu.tsx';

const onChosen = fn();

function Menu() {
  const list = useListQuery();
  return (
    <>
      <div className="toolbar">
        <ViewMenu state={{ declared, path: '/Payment/cases', list, columns: undefined }} onChosen={onChosen} />
      </div>
      <output aria-label="Address">{useLocation().search}</output>
    </>
  );
}

const meta = {
  component: Menu,
  decorators: [inTheHouse],
  beforeEach: () => {
    localStorage.clear();
    return collegeSays({})();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** The menu unfolds outside the page's own tree. */
const menuOf = ({ canvasElement }: Context) => within(canvasElement.ownerDocument.body);

const address = ({ canvas }: Context) => canvas.getByLabelText('Address');

export const Presets: Story = {
  parameters: { address: '/?kind=short&page=3&pageSize=50' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    const menu = menuOf(context);
    await userEvent.click(await menu.findByRole('button', { name: 'Waiting' }));
    await expect(address(context)).toHaveTextContent('?pageSize=50&state=open&sort=openedAt');
    await expect(onChosen).toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Waiting' })).toBeVisible();
  },
};

export const Saved: Story = {
  parameters: { address: '/?kind=short&sort=-openedAt&page=3' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    const menu = menuOf(context);
    await userEvent.type(await menu.findByRole('textbox', { name: 'Save what is shown as' }), 'Short ones{Enter}');
    await userEvent.click(menu.getByRole('button', { name: 'Waiting' }));
    await waitFor(() => expect(menu.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Waiting' }));
    await userEvent.click(await menu.findByRole('button', { name: 'Short ones' }));
    await expect(address(context)).toHaveTextContent('?sort=-openedAt&kind=short');
    await waitFor(() => expect(menu.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Short ones' }));
    await menu.findByRole('dialog');
    await userEvent.click(menu.getByRole('button', { name: 'Rename Short ones' }));
    const name = menu.getByRole('textbox', { name: 'A new name for Short ones' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Too little{Enter}');
    await expect(localStorage.getItem('stories.views.admin/Payment/cases')).toBe(
      '[{"name":"Too little","query":{"kind":"short","sort":"-openedAt"}}]',
    );
    await userEvent.click(menu.getByRole('button', { name: 'Remove Too little' }));
    await expect(menu.queryByRole('button', { name: 'Too little' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Views' }));
    await waitFor(() => expect(menuOf(context).getByRole('button', { name: 'Waiting' })).toBeVisible());
  },
};

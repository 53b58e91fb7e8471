import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { ApiError } from '../../api/apiError.ts';
import { FindPage } from './FindPage.tsx';

const meta = {
  component: FindPage<{ name: string }>,
  args: {
    title: 'Find a book',
    lead: 'Where it stands, and who has it.',
    button: 'Find book',
    asks: {
      name: 'code',
      label: 'Code',
      help: 'It stands on the back.',
      maxLength: 20,
      missing: 'please input a code',
    },
    find: fn(async () => ({ name: 'Things Fall Apart' })),
    unknown: { status: 404, words: (code) => `No book has the code "${code}"` },
    children: ({ name }) => (
      <div className="sheet">
        <h2>{name}</h2>
      </div>
    ),
  },
  parameters: { isPage: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof FindPage<{ name: string }>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Searched: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find book' }));
    await expect(canvas.getByText('please input a code')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), ' PR9387 {Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Things Fall Apart' })).toBeVisible();
    await expect(args.find).toHaveBeenCalledOnce();
    await expect(args.find).toHaveBeenCalledWith('PR9387');
  },
};

export const ByAddress: Story = {
  parameters: { address: '/?code=PR9387' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('PR9387');
    await expect(await canvas.findByRole('heading', { name: 'Things Fall Apart' })).toBeVisible();
  },
};

export const Unknown: Story = {
  args: {
    find: fn(async () => {
      throw new ApiError(404, 'Not found');
    }),
  },
  parameters: { address: '/?code=X' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No book has the code "X"');
  },
};

export const Failed: Story = {
  args: {
    find: fn(async () => {
      throw new ApiError(500, 'Something went wrong');
    }),
  },
  parameters: { address: '/?code=X' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An error has occurred: Something went wrong');
  },
};

export const WithoutALine: Story = {
  args: {
    find: fn(async () => {
      throw new ApiError(0, 'Network Error');
    }),
  },
  parameters: { address: '/?code=X' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.find).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('X');
  },
};

export const Looking: Story = {
  args: { find: fn(() => new Promise<never>(() => undefined)) },
  parameters: { address: '/?code=X' },
};

export const OnAPhone: Story = { parameters: { address: '/?code=PR9387' }, globals: { viewport: { value: 'phone' } } };

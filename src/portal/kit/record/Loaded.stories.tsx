import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../.storybook/shell/insideShell.tsx';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { Page } from '../../ui/Page.tsx';
import { Loaded } from './Loaded.tsx';
import { LoadedPart } from './LoadedPart.tsx';

const BOOK = 'GET /Library/book/7';

interface Book {
  readonly title: string;
}

/** A record that is a page, and one on a page that is there already. */
const Shelf = ({ isPart }: { readonly isPart: boolean }) => {
  const shown = (book: unknown) => <h1>{(book as Book).title}</h1>;
  const at = { path: '/Library/book/:id' as const, params: { id: 7 } as never };
  return isPart ? (
    <Page title="Shelf">
      <LoadedPart<Endpoint> {...at} label="Loading the book">
        {(book) => <p>{(book as Book).title}</p>}
      </LoadedPart>
    </Page>
  ) : (
    <Loaded<Endpoint> {...at}>{(book) => <main>{shown(book)}</main>}</Loaded>
  );
};

const meta = {
  component: Shelf,
  args: { isPart: false },
  parameters: { isPage: true },
  decorators: [inTheHouse],
  beforeEach: collegeSays({ [BOOK]: { title: 'Things Fall Apart' } }),
} satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Things Fall Apart' })).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: collegeSays({ [BOOK]: new Promise(() => undefined) }) };

export const LoadingAPart: Story = { ...Loading, args: { isPart: true } };

export const Failed: Story = {
  beforeEach: collegeSays({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no such address');
  },
};

/** Once the line is back, the button brings it. */
export const WithoutALine: Story = {
  args: { isPart: true },
  beforeEach: collegeSays({ [BOOK]: NO_LINE }),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    collegeSays({ [BOOK]: { title: 'Things Fall Apart' } })();
    again.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Things Fall Apart')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: collegeSays({ [BOOK]: NO_LINE }),
};

import type { Names } from './names.ts';

/** The list in every state; what it and its record can do has stories of the kit. */
export const stories = ({
  list: name,
  type,
  many,
  heading,
  claim,
}: Names) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse, NO_LINE, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { ${type}Pages } from './${type}Pages.tsx';

const LIST = 'GET /${type}/${name}';

const ROWS = [
  { id: 1, name: '${heading} one', active: true, revision: 1 },
  { id: 2, name: '${heading} two', active: false, revision: 3 },
];

const meta = {
  component: ${type}Pages,
  beforeEach: collegeSays({ [LIST]: onePage(ROWS) }, ['${claim}']),
  parameters: { isPage: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof ${type}Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select ${heading} one' }));
    await expect(canvas.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: collegeSays({ [LIST]: onePage([]) }),
  play: async ({ canvas }) => { await expect(await canvas.findByText('There are no ${many} yet')).toBeVisible(); },
};

export const Loading: Story = { beforeEach: collegeSays({ [LIST]: new Promise(() => undefined) }) };

export const Refused: Story = {
  beforeEach: collegeSays({}),
  play: async ({ canvas }) => { await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(); },
};

export const Offline: Story = {
  beforeEach: collegeSays({ [LIST]: NO_LINE }),
  play: async ({ canvas }) => { await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(); },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
`;

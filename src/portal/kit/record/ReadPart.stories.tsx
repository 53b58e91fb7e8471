import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../.storybook/shell/insideShell.tsx';
import { ReadPart } from './ReadPart.tsx';

const PATH = '/Story/part';

const Part = () => (
  <ReadPart<Endpoint> path={PATH} query={{} as never} label="Loading the part">
    {(reply) => <p className="sheet">{String(reply)}</p>}
  </ReadPart>
);

const meta = {
  component: Part,
  beforeEach: collegeSays({ [`GET ${PATH}`]: 'What was read' }),
  parameters: { bare: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof Part>;

export default meta;
type Story = StoryObj<typeof meta>;

export const There: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What was read')).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: collegeSays({ [`GET ${PATH}`]: new Promise(() => undefined) }) };

export const Offline: Story = {
  beforeEach: collegeSays({ [`GET ${PATH}`]: NO_LINE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

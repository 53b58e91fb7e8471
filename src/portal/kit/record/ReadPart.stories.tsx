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
    await expect(canvas.getByRole('alert')).toHaveTextContent('The college could not be reached');
    await expect(canvas.queryByText(/Network Error|An error has occurred/)).toBeNull();
  },
};

const UNMET = {
  success: false,
  message: 'Pay your acceptance fee to print your letter.',
  question: {
    kind: 'unmet',
    missing: [{ words: 'Pay your acceptance fee', link: { name: 'Acceptance fee', to: '/academic_fees/acceptance' } }],
  },
};

/** A condition that is not met leads on; nothing broke, so nothing is tried again. */
export const NotYet: Story = {
  beforeEach: collegeSays({ [`GET ${PATH}`]: Response.json(UNMET, { status: 422 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: UNMET.message })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Acceptance fee' })).toHaveAttribute(
      'href',
      '/academic_fees/acceptance',
    );
    await expect(canvas.queryByText(/An error has occurred/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const NotYetOnAPhone: Story = { ...NotYet, globals: { viewport: { value: 'phone' } } };

/** What the college answers is said as it is. */
export const Refused: Story = {
  beforeEach: collegeSays({
    [`GET ${PATH}`]: Response.json({ success: false, message: 'Form 11 is for pre-degree students' }, { status: 404 }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Form 11 is for pre-degree students')).toBeVisible();
    await expect(canvas.queryByText(/An error has occurred/)).toBeNull();
  },
};

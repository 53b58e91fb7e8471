import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { OwnSiwes } from '#contract/students/siwes.ts';
import { collegeSays, inTheHouse, NO_LINE } from '../../../../../.storybook/shell/insideShell.tsx';
import { SiwesPage } from './SiwesPage.tsx';

const PATH = 'GET /Student/student-siwes';

const OWN: OwnSiwes = {
  session: '2026/2027',
  student: [
    ['Matric number', 'UG/24/CSC/0012'],
    ['Course', 'B.Sc. Computer Science'],
    ['Department', 'Computer Science'],
    ['Level', '300 Level'],
  ],
  answers: {},
  revision: 0,
  state: null,
  status: null,
  returned: null,
};

const meta = {
  component: SiwesPage,
  beforeEach: collegeSays({ [PATH]: OWN }, ['student']),
  parameters: { isPage: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof SiwesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Employer's name/ })).toBeVisible();
    await expect(canvas.getByText('UG/24/CSC/0012')).toBeVisible();
  },
};

/** It says who returned it and why, and can be corrected. */
export const Returned: Story = {
  beforeEach: collegeSays(
    {
      [PATH]: {
        ...OWN,
        revision: 2,
        state: 'draft',
        status: 'Draft',
        answers: { employerName: 'Dangote Cement' },
        returned: { by: 'Bello Ibrahim', reason: 'Name the supervisor in full' },
      },
    },
    ['student'],
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Bello Ibrahim returned your form: Name the supervisor in full'),
    ).toBeVisible();
  },
};

export const Signed: Story = {
  beforeEach: collegeSays({ [PATH]: { ...OWN, revision: 3, state: 'signed', status: 'Signed' } }, ['student']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See and print Form 8' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Loading: Story = { beforeEach: collegeSays({ [PATH]: new Promise(() => undefined) }, ['student']) };

export const Offline: Story = {
  beforeEach: collegeSays({ [PATH]: NO_LINE }, ['student']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

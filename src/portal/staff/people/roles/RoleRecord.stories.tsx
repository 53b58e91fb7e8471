import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Role } from '#contract/people/roles.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { RoleRecord } from './RoleRecord.tsx';

const CLAIMS = [
  {
    claim: 'self',
    title: 'Own account',
    on: null,
    section: 'general',
    lets: 'See their own dashboard.',
    inPerson: false,
    givable: true,
  },
  {
    claim: 'results',
    title: 'Class lists and results',
    on: null,
    section: 'results',
    lets: 'See class lists and results.',
    inPerson: false,
    givable: true,
  },
  {
    claim: 'marks',
    title: 'Enter scores',
    on: 'results',
    section: 'results',
    lets: 'Upload marks, change them and approve them.',
    inPerson: true,
    givable: false,
  },
];

const ROLE: Role = {
  id: 12,
  name: 'exam officer',
  maySignIn: true,
  fixed: false,
  holders: 3,
  claims: ['self', 'results'],
  revision: 4,
};

const meta = {
  component: RoleRecord,
  args: { role: ROLE },
  beforeEach: collegeSays({ 'GET /RoleClaims/claims': CLAIMS }),
  parameters: { isPage: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof RoleRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a change gives and takes is told before it is saved, and a link away asks first. */
export const Changed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const results = await canvas.findByRole('checkbox', { name: /^Class lists and results/ });
    await expect(results).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Enter scores/ })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Remove role' })).toBeNull();
    await userEvent.click(results);
    await expect(await canvas.findByText('Takes Class lists and results.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Roles' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'Leave without saving?',
    });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(results).not.toBeChecked();
  },
};

export const Mistaken: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, '1st');
    await userEvent.click(canvas.getByRole('button', { name: 'Save role' }));
    await expect(await canvas.findByRole('group', { name: 'Please check this answer' })).toHaveTextContent(
      /begins with a letter/,
    );
  },
};

/** Others go by its name, so the form does not ask for it. */
export const Fixed: Story = {
  args: { role: { ...ROLE, name: 'dean', fixed: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /^May sign in/ })).toBeChecked();
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  args: { role: { ...ROLE, holders: 0 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: /^Class lists and results/ });
  },
};

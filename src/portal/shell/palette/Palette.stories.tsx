import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import type { Claim } from '#contract/people/claims.ts';
import { signedInStore } from '../../session/signedIn.ts';
import { Palette } from './Palette.tsx';

const MENU = [
  { id: 1, name: 'Dashboard', path: '/dashboard', items: [] },
  {
    id: 2,
    name: 'User management',
    path: null,
    items: [
      { id: 3, name: 'Users', path: '/user_management/users' },
      { id: 4, name: 'Audit log', path: '/user_management/audit' },
    ],
  },
];
const ADA = {
  id: '7d1f',
  name: 'Okafor Ada',
  note: 'ada, lecturer',
  to: '/user_management/users/management?user=7d1f',
};
const FIND = 'GET /Dashboard/find';

const asWho = (claims: readonly Claim[], answers: Parameters<typeof collegeSays>[0]) => () => {
  const leave = collegeSays(answers)();
  signedInStore('stories').renew({ menuItems: MENU, claims: [...claims] });
  return leave;
};

const meta = {
  title: 'House/Palette',
  component: Palette,
  args: { onClose: fn(), onKeys: fn(), onSignOut: fn() },
  decorators: [inTheHouse],
  parameters: { isPage: true },
  beforeEach: asWho(['self', 'staff', 'user-management'], { [FIND]: [{ title: 'Accounts', matches: [ADA] }] }),
} satisfies Meta<typeof Palette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItOpens: Story = {
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByRole('combobox', { name: 'Quick access' });
    await expect(input).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Pages' })).toHaveTextContent(
      'DashboardUsersUser managementAudit logUser management',
    );
    await expect(
      within(canvas.getByRole('group', { name: 'Actions' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['New user', 'Upload users', 'Change password', 'Keys of this page', 'Sign out']);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Dashboard');
    await userEvent.keyboard('{ArrowUp}');
    await expect(input.getAttribute('aria-activedescendant')).toBe(canvas.getByRole('option', { name: 'Sign out' }).id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const ByName: Story = {
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('combobox'), 'ada');
    const ada = await canvas.findByRole('option', { name: /^Okafor Ada/ });
    await expect(ada).toHaveAttribute('href', '/user_management/users/management?user=7d1f');
    await expect(canvas.getByRole('option', { selected: true })).toBe(ada);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const NothingFound: Story = {
  beforeEach: asWho(['self'], {}),
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(
      await canvas.findByText('No result found for "zzz", check your selection and try again'),
    ).toBeVisible();
    await expect(canvas.queryAllByRole('option')).toEqual([]);
  },
};

export const OneGroupFails: Story = {
  beforeEach: asWho(['self', 'staff'], {
    [FIND]: [
      { title: 'Payments', matches: null },
      {
        title: 'Courses',
        matches: [
          { id: 'course-4', name: 'USE 101: Use of English', note: 'English', to: '/course_management/courses/4' },
        ],
      },
    ],
  }),
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('combobox'), 'use');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Could not be searched. Payments: please try again in a moment',
    );
    await expect(await canvas.findByRole('option', { name: /^USE 101: Use of English/ })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /^Users/ })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

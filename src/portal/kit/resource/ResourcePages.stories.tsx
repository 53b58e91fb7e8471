import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import departments from '#lists/school/departments.json' with { type: 'json' };
import faculties from '#lists/school/faculties.json' with { type: 'json' };
import { PEOPLE } from '#contract/people/pages.ts';
import { SCHOOL } from '#contract/school/pages.ts';
import { ResourcePages } from './ResourcePages.tsx';
import type { ResourceRow, Screens } from './screens.ts';

const AT = '/school_setup/faculties';

const SCREENS: Screens<ResourceRow & { readonly name: string }> = {
  one: 'faculty',
  declared: faculties,
  at: AT,
  path: '/Faculty/faculties',
  uploads: true,
  nameOf: ({ name }) => name,
  facts: ({ name }) => [['Name', name]],
  forms: { create: 'school-name', correct: 'school-name' },
  switchedOff: 'The faculty is no longer offered to new applicants.',
};

const LAW = { id: 7, name: 'Faculty of Law', active: true, revision: 1 };
const LIST = {
  rows: [LAW, { ...LAW, id: 8, name: 'Faculty of Science' }],
  metadata: { pageSize: 50, currentPage: 1, totalCount: 2 },
  before: null,
  after: null,
};

const meta = {
  component: ResourcePages,
  args: { screens: SCREENS as never },
  beforeEach: collegeSays({
    'GET /Faculty/faculties': LIST,
    'GET /Faculty/faculties/7': LAW,
    'GET /Faculty/faculties/8': { ...LAW, id: 8, name: 'Faculty of Science' },
  }),
  parameters: { isPage: true, address: AT },
  decorators: [
    (Story) => (
      <Routes>
        <Route path={`${AT}/*`} element={<Story />} />
      </Routes>
    ),
    inTheHouse,
  ],
} satisfies Meta<typeof ResourcePages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the list to a record, to the one before it, and to its form. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Faculty of Science' });
    await userEvent.keyboard('jj{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Faculty of Science' })).toBeVisible();
    await expect(canvas.getByText('2 of 2')).toBeVisible();
    canvas.getByRole('link', { name: 'Previous' }).focus();
    await userEvent.keyboard('{Enter}');
    (await canvas.findByRole('link', { name: 'Edit' })).focus();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Faculty of Law' })).toBeVisible());
    canvas.getByRole('link', { name: 'Edit' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Faculty of Law');
  },
};

const PRIVATE_LAW = {
  id: 31,
  name: 'Private Law',
  facultyId: 7,
  faculty: 'Faculty of Law',
  options: 2,
  active: true,
  revision: 1,
};

/** What belongs to a record is a tab with its count: only that is listed, filed and printed, and what is added belongs to it. */
export const WithWhatBelongsToIt: Story = {
  parameters: { address: `${AT}/7` },
  args: {
    screens: {
      ...SCREENS,
      related: [
        {
          name: 'Departments',
          one: 'department',
          declared: departments,
          page: SCHOOL.departments,
          path: '/Department/departments',
          by: 'facultyId',
        },
        {
          name: 'Users',
          one: 'user',
          declared: departments,
          page: PEOPLE.users,
          path: '/UserManagement/users',
          by: 'facultyId',
        },
      ],
    } as never,
  },
  beforeEach: collegeSays(
    {
      'GET /Faculty/faculties/7': LAW,
      'GET /Department/departments': { ...LIST, rows: [PRIVATE_LAW], metadata: { ...LIST.metadata, totalCount: 1 } },
      'GET /Select/faculties': [],
    },
    ['school-setup'],
  ),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('tab', { name: 'Departments 1' })).focus();
    await expect(canvas.queryByRole('tab', { name: /Users/ }), 'a list of another claim').toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Private Law' })).toHaveAttribute(
      'href',
      `${SCHOOL.departments.to}/31`,
    );
    await expect(canvas.queryByRole('combobox', { name: 'Faculty' }), 'it cannot be another faculty').toBeNull();
    await expect(canvas.getByRole('link', { name: 'Add department' })).toHaveAttribute(
      'href',
      `${SCHOOL.departments.to}/create?facultyId=7`,
    );
  },
};

export const Created: Story = {
  parameters: { address: `${AT}/create` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Faculty of Law' })).toBeVisible();
  },
};

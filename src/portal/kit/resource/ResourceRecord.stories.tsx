import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import faculties from '#lists/school/faculties.json' with { type: 'json' };
import { ResourceRecord } from './ResourceRecord.tsx';
import type { ResourceRow, Screens } from './screens.ts';

const SCREENS: Screens<ResourceRow & { readonly name: string }> = {
  one: 'faculty',
  declared: faculties,
  at: '/school_setup/faculties',
  path: '/Faculty/faculties',
  forms: { create: 'school-name', correct: 'school-name' },
  switchedOff: 'The faculty is no longer offered to new applicants.',
};

/** The fake college knows no parameters: a record stands at the path as it is requested. */
const RECORD = 'GET /Faculty/faculties/7';
const TOGGLE = 'PUT /Faculty/faculties/7/toggle-activation';
const LAW = { id: 7, name: 'Faculty of Law', active: true };

const meta = {
  component: ResourceRecord,
  args: { screens: SCREENS as never },
  beforeEach: collegeSays({ [RECORD]: LAW }),
  parameters: { isPage: true, address: '/school_setup/faculties/7' },
  decorators: [
    (Story) => (
      <Routes>
        <Route path="/school_setup/faculties/:id" element={<Story />} />
      </Routes>
    ),
    inTheHouse,
  ],
} satisfies Meta<typeof ResourceRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

const deactivate: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate' }));
  const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Deactivate' });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
};

export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Active')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/school_setup/faculties/7/edit');
  },
};

let answer: (value: unknown) => void;
const records = [LAW, { ...LAW, active: false }];

/** The record shows its new state while the college is still asked. */
export const SwitchedOff: Story = {
  beforeEach: () => {
    const toggled = new Promise((resolve) => {
      answer = resolve;
    });
    const left = [...records];
    return collegeSays({
      get [RECORD]() {
        return left.length > 1 ? left.shift() : left[0];
      },
      [TOGGLE]: toggled,
    })();
  },
  play: async (context) => {
    const { canvas } = context;
    await deactivate(context);
    await expect(await canvas.findByText('Inactive')).toBeVisible();
    await expect(canvas.queryByText('Faculty of Law is inactive')).toBeNull();
    answer(null);
    await expect(await canvas.findByText('Faculty of Law is inactive')).toBeVisible();
    await expect(canvas.getByText('Inactive')).toBeVisible();
  },
};

/** A refused switch goes back, and says why. */
export const Refused: Story = {
  play: async (context) => {
    const { canvas } = context;
    await deactivate(context);
    await expect(await canvas.findByText('There is no such address')).toBeVisible();
    await expect(await canvas.findByText('Active')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Deactivate' })).toBeEnabled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A head reads the records of other departments, and is offered nothing to do with them. */
export const OfAnotherDepartment: Story = {
  beforeEach: collegeSays({ [RECORD]: { ...LAW, mayChange: false } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Active')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Deactivate' })).toBeNull();
  },
};

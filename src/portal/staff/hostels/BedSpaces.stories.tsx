import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { collegeSays, inTheHouse, onePage } from '../../../../.storybook/shell/insideShell.tsx';
import type { Bed, HostelPlan } from '#contract/hostels/setup.ts';
import { BedSpacesPage } from './BedSpacesPage.tsx';

const bed = (id: number, letter: string, more: Partial<Bed> = {}): Bed => ({
  id,
  letter,
  status: 'free',
  state: 'usable',
  reservationId: null,
  fullName: null,
  number: null,
  arrearsKobo: 0,
  ...more,
});

const PLAN: HostelPlan = {
  hostelId: 1,
  hostel: 'Moremi Hall',
  location: 'East campus',
  session: '2026/2027',
  beds: 4,
  in: 1,
  paid: 0,
  held: 0,
  free: 2,
  outOfUse: 1,
  plan: [
    {
      id: 1,
      name: '101',
      block: 'Block A',
      floor: 1,
      category: 'Standard room',
      active: true,
      beds: [
        bed(1, 'A', {
          status: 'in',
          reservationId: '5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10',
          fullName: 'Okonkwo Adaeze',
          number: 'CSC/2024/0039',
          arrearsKobo: 30_000_00,
        }),
        bed(2, 'B'),
      ],
    },
    {
      id: 2,
      name: '102',
      block: null,
      floor: 1,
      category: 'Standard room',
      active: false,
      beds: [bed(3, 'A'), bed(4, 'B', { status: 'out of use', state: 'broken' })],
    },
  ],
};

const meta = {
  title: 'Staff/Bed spaces',
  component: BedSpacesPage,
  parameters: { isPage: true, address: '/hostel_management/view_bedspaces?hostel=1' },
  decorators: [inTheHouse],
  beforeEach: collegeSays(
    {
      'GET /Hostel/hostels': onePage([{ id: 1, name: 'Moremi Hall' }]),
      'GET /Hostel/plan': PLAN,
      'GET /Hostel/bed-history/1': {
        changes: [
          {
            at: '2026-11-20T09:00:00.000Z',
            state: 'checked in',
            fullName: 'Okonkwo Adaeze',
            session: '2026/2027',
            by: 'hostels',
            reason: null,
          },
        ],
      },
      'GET /Hostel/bed-history/2': { changes: [] },
    },
    ['hostel'],
  ),
} satisfies Meta<typeof BedSpacesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ABedAndItsHistory: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Bed 102B: Out of use' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bed 101A: In, Okonkwo Adaeze, owes ₦30,000.00' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bed A of room 101, Moremi Hall' }));
    const owner = dialog.getByRole('link', { name: 'Okonkwo Adaeze (CSC/2024/0039)' });
    await waitFor(() => expect(owner).toBeVisible());
    await expect(await dialog.findByRole('heading', { name: 'History' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Assign to a student' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const AFreeBedIsAssigned: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bed 101B: Free' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bed B of room 101, Moremi Hall' }));
    const assign = dialog.getByRole('button', { name: 'Assign to a student' });
    await waitFor(() => expect(assign).toBeVisible());
    await expect(await dialog.findByText('Nobody has had this bed yet.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import type { HostelCard, OwnHostel, OwnReservation, RoomCard } from '#contract/hostels/booking.ts';
import { BedSpacesPage } from './BedSpacesPage.tsx';
import { BookHostelPage } from './BookHostelPage.tsx';
import { HostelPage } from './HostelPage.tsx';
import { SelectRoomPage } from './SelectRoomPage.tsx';

const NOTHING: OwnHostel = {
  sessionId: 2,
  session: '2026/2027',
  window: { opens: '2026-11-01T07:00:00.000Z', closes: '2026-12-20T16:00:00.000Z' },
  refusal: null,
  gates: [],
  reservation: null,
  move: null,
  waitingSince: null,
  arrears: [],
  earlier: [],
};
const RESERVED: OwnReservation = {
  id: '5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10',
  state: 'reserved',
  session: '2026/2027',
  hostel: 'Moremi Hall',
  location: 'East campus, by the sports ground',
  room: '101',
  floor: 1,
  category: 'Standard room',
  letter: 'B',
  bedId: 2,
  roomId: 1,
  priceKobo: 30_000_00,
  lapsesAt: '2026-12-02T08:00:00.000Z',
  isChecked: false,
  now: '2026-11-26T08:00:00.000Z',
  invoiceNumber: 'INV2600000012',
};
const HELD: OwnReservation = {
  ...RESERVED,
  state: 'held',
  invoiceNumber: null,
  lapsesAt: '2026-11-26T08:15:00.000Z',
};
const FULL = { beds: 4, in: 2, paid: 1, held: 1, free: 0, outOfUse: 0 };
const TWO_LEFT = { beds: 4, in: 1, paid: 1, held: 0, free: 2, outOfUse: 0 };

const hostel = (id: number, hostelName: string, left: number): HostelCard => ({
  id,
  hostelName,
  location: 'East campus',
  gender: 'Female',
  priceOfBedKobo: 30_000_00,
  noOfRooms: 1,
  noOfBedSpaces: 4,
  noOfBedSpacesLeft: left,
  ...(left === 0 ? FULL : TWO_LEFT),
});
const room = (id: number, name: string, numbers: typeof FULL, active = true): RoomCard => ({
  id,
  name,
  floor: 1,
  category: 'Standard room',
  priceKobo: 30_000_00,
  active,
  ...numbers,
});
const BEDS = {
  hostelId: 1,
  hostel: 'Moremi Hall',
  room: '101',
  category: 'Standard room',
  priceKobo: 30_000_00,
  ...TWO_LEFT,
  spaces: [
    { id: 1, letter: 'A', status: 'in', isMine: false },
    { id: 2, letter: 'B', status: 'free', isMine: false },
    { id: 3, letter: 'C', status: 'free', isMine: false },
    { id: 4, letter: 'D', status: 'out of use', isMine: false },
  ],
};

const answering = (own: Partial<OwnHostel>, more: Readonly<Record<string, unknown>> = {}) =>
  collegeSays({ 'GET /Hostel/own-hostel': { ...NOTHING, ...own }, ...more }, ['student']);

const meta = {
  title: 'Student/Hostel',
  component: HostelPage,
  parameters: { isPage: true },
  decorators: [inTheHouse],
  beforeEach: answering({ reservation: RESERVED }),
} satisfies Meta<typeof HostelPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ABedToPay: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 December, 09:00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay for the bed' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Give the bed back' })).toBeVisible();
  },
};

export const ItsInvoiceIsVoid: Story = {
  beforeEach: answering({ reservation: { ...RESERVED, invoiceNumber: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Make a new invoice' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pay for the bed' })).toBeNull();
  },
};

export const ThreeReservationsWereGivenBack: Story = {
  beforeEach: answering({
    refusal:
      'You have reserved a bed of 2026/2027 3 times and not paid it. Please ask the hostel office: it can reserve one for you.',
    earlier: [1, 2, 3].map((nth) => ({
      ...RESERVED,
      id: `5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f2${nth}`,
      state: 'cancelled',
    })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have reserved a bed of 2026\/2027 3 times/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Book hostel' })).toBeNull();
  },
};

export const ABedIsHeld: Story = {
  beforeEach: answering({ reservation: HELD }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Bed B of room 101/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/hostel/bed_spaces?room=1');
  },
};

export const ARefusalNamesItsRule: Story = {
  beforeEach: answering({ window: null, refusal: 'Opens 2 December, 08:00' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opens 2 December, 08:00')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Book hostel' })).toBeNull();
  },
};

export const ArrearsAndAWaitingPlace: Story = {
  beforeEach: answering({
    arrears: [{ sessionId: 1, session: '2025/2026', dueKobo: 25_000_00 }],
    waitingSince: '2026-11-20T10:00:00.000Z',
    refusal: 'You owe ₦25,000.00 of hostels from 2025/2026. Pay it first.',
    earlier: [{ ...RESERVED, state: 'checked out', session: '2025/2026' }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pay hostel arrears' })).toBeVisible();
    await expect(canvas.getByText(/You are on the waiting list since 20 November, 11:00/)).toBeVisible();
    await expect(canvas.getByText('You left')).toBeVisible();
  },
};

export const AnotherBedIsOffered: Story = {
  beforeEach: answering({
    reservation: { ...RESERVED, state: 'paid', lapsesAt: null },
    move: { id: RESERVED.id, hostel: 'Moremi Hall', room: '204', letter: 'C', reason: 'The roof of 101 leaks' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bed C of room 204, Moremi Hall')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Agree' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Give the bed back' })).toBeNull();
  },
};

export const Cards: Story = {
  render: () => <BookHostelPage />,
  beforeEach: answering(
    {},
    { 'GET /Hostel/available-hostels': [hostel(1, 'Moremi Hall', 2), hostel(2, 'Queen Amina Hall', 0)] },
  ),
  play: async ({ canvas }) => {
    const free = await canvas.findByRole('link', { name: /Moremi Hall/ });
    await expect(within(free).getByText('2 beds left')).toBeVisible();
    await expect(within(free).getByText('from ₦30,000.00')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Queen Amina Hall/ })).toBeNull();
    await expect(canvas.getByText('Full')).toBeVisible();
  },
};

export const Rooms: Story = {
  render: () => <SelectRoomPage />,
  parameters: { address: '/hostel/select_room?hostel=1' },
  beforeEach: answering(
    {},
    {
      'GET /Hostel/available-rooms': {
        hostel: 'Moremi Hall',
        location: 'East campus',
        rooms: [room(1, '101', TWO_LEFT), room(2, '102', FULL), room(3, '103', TWO_LEFT, false)],
      },
    },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Room 101/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Room 10[23]/ })).toBeNull();
    await expect(canvas.getByText('Disabled')).toBeVisible();
  },
};

export const TheBedWasTaken: Story = {
  render: () => <BedSpacesPage />,
  parameters: { address: '/hostel/bed_spaces?room=1' },
  beforeEach: answering(
    {},
    {
      'GET /Hostel/available-beds': BEDS,
      'POST /Hostel/hold-bed': Response.json(
        { success: false, message: 'That bed was taken a moment ago. These are free.' },
        { status: 409 },
      ),
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /^Bed A ?: Taken/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^Bed D ?: Out of use/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Bed B ?: Free/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'That bed was taken a moment ago. These are free.',
    );
  },
};

export const OwnChoice: Story = {
  render: () => <BedSpacesPage />,
  parameters: { address: '/hostel/bed_spaces?room=1' },
  beforeEach: answering(
    { reservation: HELD },
    {
      'GET /Hostel/available-beds': {
        ...BEDS,
        spaces: BEDS.spaces.map((space) => (space.id === 2 ? { ...space, status: 'held', isMine: true } : space)),
      },
    },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Bed B ?: Yours/ })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Reserve bed B' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

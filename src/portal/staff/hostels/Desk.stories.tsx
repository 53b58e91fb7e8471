import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import type { DeskStay } from '#contract/hostels/desk.ts';
import { PorterDeskPage } from './PorterDeskPage.tsx';

const STAY: DeskStay = {
  id: '5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10',
  state: 'paid',
  fullName: 'Okonkwo Adaeze Grace',
  number: 'CSC/2024/0039',
  department: 'Computer Science',
  level: '200 Level',
  session: '2026/2027',
  hostel: 'Moremi Hall',
  room: '101',
  floor: 1,
  letter: 'A',
  hasPhotograph: false,
  cameOn: null,
  cameIn: null,
  wentOut: null,
  refusal: null,
  may: ['check-in'],
};

const HANDOVER = { onDay: '2026-11-20', condition: 'Good', keys: 2, note: null, damageKobo: null } as const;

const says = (stays: readonly DeskStay[]) =>
  collegeSays({ 'GET /Hostel/desk': { revoked: null, stays }, [`POST /Hostel/check-in/${STAY.id}`]: null }, [
    'hostel-desk',
  ]);

const meta = {
  title: 'Staff/Porters desk',
  component: PorterDeskPage,
  parameters: { isPage: true, address: '/hostel_management/porters_desk?search=CSC/2024/0039' },
  decorators: [inTheHouse],
  beforeEach: says([STAY]),
} satisfies Meta<typeof PorterDeskPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChecksIn: Story = {
  play: async ({ canvas, userEvent }) => {
    const stay = within(await canvas.findByRole('article', { name: 'Okonkwo Adaeze Grace, bed A of room 101' }));
    await userEvent.click(stay.getByRole('button', { name: 'Check in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check in' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Good' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const NotPaid: Story = {
  beforeEach: says([
    { ...STAY, state: 'reserved', refusal: 'This bed is not paid. The student pays it first', may: [] },
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This bed is not paid. The student pays it first')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Check in' })).toBeNull();
  },
};

/** Of two sessions: the first is left before the other begins. */
export const StillInAnotherBed: Story = {
  beforeEach: says([
    { ...STAY, state: 'checked in', session: '2025/2026', cameOn: '2026-11-20', cameIn: HANDOVER, may: ['check-out'] },
    { ...STAY, id: '6b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10', room: '204' },
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In since 20/11/2026: room good, 2 keys')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check out' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

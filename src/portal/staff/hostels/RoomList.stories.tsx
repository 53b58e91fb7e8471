import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { RoomListPage } from './RoomListPage.tsx';

const NOBODY = { state: null, reservationId: null, fullName: null, number: null, hasPhotograph: false };

const meta = {
  title: 'Staff/Room lists',
  component: RoomListPage,
  parameters: { isPage: true, address: '/hostel_management/room_lists?hostel=1' },
  decorators: [inTheHouse],
  beforeEach: collegeSays(
    {
      'GET /Hostel/room-list': {
        hostels: [{ id: 1, name: 'Moremi Hall' }],
        sessions: [{ id: 1, name: '2026/2027' }],
        hostel: 'Moremi Hall',
        session: '2026/2027',
        sessionId: 1,
        rooms: [
          {
            id: 1,
            name: '101',
            floor: 0,
            beds: [
              {
                letter: 'A',
                state: 'checked in',
                reservationId: '5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10',
                fullName: 'Okonkwo Adaeze',
                number: 'CSC/2024/0039',
                hasPhotograph: false,
              },
              { letter: 'B', ...NOBODY },
            ],
          },
        ],
      },
    },
    ['hostel-desk'],
  ),
} satisfies Meta<typeof RoomListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAHostel: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Moremi Hall, 2026/2027' })).toBeVisible();
    await expect(canvas.getByText('Okonkwo Adaeze')).toBeVisible();
    await expect(canvas.getByText('Bed B: nobody')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

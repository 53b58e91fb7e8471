import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { collegeSays, inTheHouse, onePage } from '../../../../../.storybook/shell/insideShell.tsx';
import { CallListPage } from './CallListPage.tsx';

const row = (id: number, fullName: string, phone: string | null, why: string) => ({
  id: `0197b8f2-8d10-7000-a000-00000000000${id}`,
  fullName,
  regNumber: `20263063904${id}FF`,
  programme: 'B.Sc. Computer Science',
  department: 'Computer Science',
  phone,
  address: null,
  offeredOn: '2026-11-20T10:00:00.000Z',
  offerUntil: null,
  days: '3 days from delivery',
  why,
});

const meta = {
  component: CallListPage,
  parameters: { isPage: true },
  decorators: [inTheHouse],
  beforeEach: collegeSays({
    'GET /AdmissionList/call-list': onePage([
      row(1, 'Okafor Adaeze Ngozi', '08035550001', 'No email address'),
      row(2, 'Bello Musa Ibrahim', null, 'Email refused: 550 5.1.1 <bello@mail.example>: no such user here'),
    ]),
  }),
} satisfies Meta<typeof CallListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each with why no offer has come through, in the words of the mail server. */
export const WhomNoOfferReached: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/550 5.1.1/)).toBeVisible();
    await expect(canvas.getByText('No phone')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Okafor Adaeze Ngozi reached by phone' }));
    await waitFor(async () => {
      await expect(screen.getByText(/The offer is delivered with this call/)).toBeVisible();
    });
    await expect(await screen.findByLabelText(/What was said/)).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

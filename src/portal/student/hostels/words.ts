import type { OwnReservation } from '#contract/hostels/booking.ts';
import type { StatusLook } from '../../kit/StatusTag.tsx';

export const STATE_WORDS: Readonly<Record<OwnReservation['state'], readonly [look: StatusLook, words: string]>> = {
  held: ['warning', 'Held for you'],
  reserved: ['warning', 'To pay'],
  paid: ['success', 'Paid'],
  'checked in': ['success', 'You live here'],
  'checked out': ['notsubmitted', 'You left'],
  expired: ['notsubmitted', 'Lapsed'],
  cancelled: ['notsubmitted', 'Given back'],
  deactivated: ['fail', 'Taken back by the office'],
  moved: ['notsubmitted', 'You moved'],
};

export const floorName = (floor: number): string => (floor === 0 ? 'Ground floor' : `Floor ${floor}`);

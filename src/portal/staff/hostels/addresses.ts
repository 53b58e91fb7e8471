import { HOSTELS } from '#contract/hostels/pages.ts';

export const bedsOf = (hostelId: number): string => `${HOSTELS.beds.to}?hostel=${hostelId}`;
/** The same page, on which a free bed moves this reservation. */
export const movingAt = (hostelId: number, reservationId: string): string =>
  `${bedsOf(hostelId)}&move=${encodeURIComponent(reservationId)}`;
export const planAt = (hostelId: number): string => `${HOSTELS.plan.to}?hostel=${hostelId}`;
export const roomsOf = (hostelId: number): string => `${HOSTELS.hostel.to}?hostelId=${hostelId}`;
export const reservationAt = (id: string): string => `${HOSTELS.reservations.to}?id=${encodeURIComponent(id)}`;

/** An id of the address, or null where it is none. */
export function idIn(text: string | null): number | null {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null;
}

/** The desk, with the beds of whoever has this number. */
export const deskAt = (number: string): string => `${HOSTELS.desk.to}?search=${encodeURIComponent(number)}`;

/** Of the API: the id of a reservation leads to its student's photograph. */
export const PHOTOGRAPHS = '/Hostel/desk-photograph';

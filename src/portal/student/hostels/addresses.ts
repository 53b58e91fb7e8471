import { OWN_HOSTELS } from '#contract/hostels/pages.ts';

export const roomsAt = (hostelId: number): string => `${OWN_HOSTELS.rooms.to}?hostel=${hostelId}`;
export const bedsAt = (roomId: number): string => `${OWN_HOSTELS.beds.to}?room=${roomId}`;
export const invoiceAt = (number: string): string => `${OWN_HOSTELS.invoice.to}?code=${encodeURIComponent(number)}`;
export const receiptAt = (number: string): string => `${OWN_HOSTELS.receipt.to}?code=${encodeURIComponent(number)}`;

/** An id of the address, or null where it is none. */
export function idIn(text: string | null): number | null {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null;
}

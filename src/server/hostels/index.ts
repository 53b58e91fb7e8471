import type { Domain } from '../platform/domain.ts';
import { hostelBooking } from './booking/index.ts';
import { hostelsDemo } from './demo/index.ts';
import { hostelReservations } from './reservations/index.ts';

export const hostelsWing: readonly Domain[] = [hostelBooking, hostelReservations, hostelsDemo];

import type { Domain } from '../platform/domain.ts';
import { hostelBooking } from './booking/index.ts';
import { hostelDesk } from './desk/index.ts';
import { hostelsDemo } from './demo/index.ts';
import { hostelLeaving } from './leaving/index.ts';
import { hostelReports } from './reports/index.ts';
import { hostelReservations } from './reservations/index.ts';
import { hostelSetup } from './setup/index.ts';

export const hostelsWing: readonly Domain[] = [
  hostelSetup,
  hostelBooking,
  hostelReservations,
  hostelDesk,
  hostelLeaving,
  hostelReports,
  hostelsDemo,
];

import Type from 'typebox';
import { Id } from '../kit/id.ts';
import { reported } from '../kit/report.ts';

const access = { claim: 'reports' } as const;

/** A row is a hostel and a state of reservations. */
export const hostelReport = reported({
  path: '/Hostel/report',
  file: '/Hostel/download-report',
  access,
  summary: 'Reservations by hostel and status',
  group: { hostel: Type.String(), status: Type.String() },
  sums: ['reservations', 'dueKobo', 'paidKobo'],
  filters: { sessionId: Id, hostelId: Id },
});

/** A row is a hostel, a faculty and a level; arrears are of hostels in sessions before. */
export const hostelOccupancy = reported({
  path: '/Hostel/occupancy',
  file: '/Hostel/download-occupancy',
  access,
  summary: 'Who has beds, by hostel, faculty and level, with what they owe',
  group: { hostel: Type.String(), faculty: Type.String(), level: Type.String() },
  sums: ['students', 'in', 'paid', 'held', 'dueKobo', 'arrearsKobo'],
  filters: { sessionId: Id, hostelId: Id },
});

/** A row is a hostel; money is of reservations that have their bed. */
export const hostelSummary = reported({
  path: '/Hostel/summary',
  file: '/Hostel/download-summary',
  access,
  summary: 'Beds of each hostel by status, with what is due for them and paid',
  group: { hostel: Type.String(), gender: Type.String() },
  sums: ['beds', 'in', 'paid', 'held', 'free', 'outOfUse', 'dueKobo', 'paidKobo'],
  filters: { sessionId: Id },
});

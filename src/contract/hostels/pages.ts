import { TOP, type PageDefinitions, type StudentPages } from '../kit/page.ts';

const own = { claim: 'student', audience: 'student' } as const;
const pays = { claim: 'pay', audience: 'student' } as const;

/** What a student sees of hostels. */
export const OWN_HOSTELS = {
  hostel: { ...own, name: 'Hostel', to: '/hostel', menu: { group: TOP } },
  book: { ...own, name: 'Book hostel', to: '/hostel/book_hostel' },
  rooms: { ...own, name: 'Select room', to: '/hostel/select_room' },
  beds: { ...own, name: 'Bed spaces', to: '/hostel/bed_spaces' },
  invoice: { ...own, name: 'Invoice', to: '/hostel/invoice' },
  arrears: { ...pays, name: 'Hostel arrears', to: '/hostel/arrears_payment' },
  receipt: { ...own, name: 'Receipt and slip', to: '/hostel_fees/receipt', under: '/hostel' },
} as const satisfies StudentPages;

const MANAGEMENT = { group: 'Hostel management' } as const;

export const HOSTELS = {
  hostels: {
    name: 'Hostels',
    to: '/hostel_management/manage_hostel',
    claim: 'hostel',
    menu: { group: 'Hostel management', name: 'Manage hostel' },
  },
  hostel: { name: 'Rooms', to: '/hostel_management/manage_hostel/view_hostel', claim: 'hostel' },
  beds: { name: 'Bed spaces', to: '/hostel_management/view_bedspaces', claim: 'hostel', menu: MANAGEMENT },
  categories: {
    name: 'Room categories',
    to: '/hostel_management/manage_category',
    claim: 'hostel',
    menu: { group: 'Hostel management', name: 'Manage category' },
  },
  reservations: {
    name: 'Reservations',
    to: '/hostel_management/manage_reservation',
    claim: 'hostel',
    menu: { group: 'Hostel management', name: 'Manage reservation' },
  },
  desk: { name: "Porter's desk", to: '/hostel_management/porters_desk', claim: 'hostel-desk', menu: MANAGEMENT },
  roomList: { name: 'Room lists', to: '/hostel_management/room_lists', claim: 'hostel-desk', menu: MANAGEMENT },
  leaving: { name: 'Moving out', to: '/hostel_management/moving_out', claim: 'hostel', menu: MANAGEMENT },
  windows: { name: 'Booking windows', to: '/hostel_management/booking_windows', claim: 'hostel', menu: MANAGEMENT },
  plan: { name: 'Plan for the porter', to: '/hostel_management/porter_plan', claim: 'hostel' },
  report: { name: 'Hostel reports', to: '/reports/hostel_reports', claim: 'reports', menu: { group: 'Reports' } },
  occupancy: {
    name: 'Hostel occupancy',
    to: '/reports/hostel_occupancy',
    claim: 'reports',
    menu: { group: 'Reports' },
  },
  summary: {
    name: 'Hostel summary reports',
    to: '/reports/hostel_summary_reports',
    claim: 'reports',
    menu: { group: 'Reports' },
  },
} as const satisfies PageDefinitions;

import { HOSTELS } from '#contract/hostels/pages.ts';
import { AND_BELOW, wingPages } from '../../core/wingPages.ts';

export const hostels = wingPages(HOSTELS, 'staff/hostels', {
  hostels: ['HostelPages', () => import('./HostelPages.tsx'), AND_BELOW],
  hostel: ['RoomPages', () => import('./RoomPages.tsx'), AND_BELOW],
  beds: ['BedSpacesPage', () => import('./BedSpacesPage.tsx')],
  categories: ['CategoryPages', () => import('./CategoryPages.tsx'), AND_BELOW],
  reservations: ['ReservationPages', () => import('./ReservationPages.tsx')],
  desk: ['PorterDeskPage', () => import('./PorterDeskPage.tsx')],
  roomList: ['RoomListPage', () => import('./RoomListPage.tsx')],
  leaving: ['MovingOutPage', () => import('./MovingOutPage.tsx')],
  windows: ['WindowPages', () => import('./WindowPages.tsx'), AND_BELOW],
  plan: ['PorterPlanPage', () => import('./PorterPlanPage.tsx')],
  report: ['HostelReportPage', () => import('./HostelReportPage.tsx')],
  occupancy: ['HostelOccupancyPage', () => import('./HostelOccupancyPage.tsx')],
  summary: ['HostelSummaryPage', () => import('./HostelSummaryPage.tsx')],
});

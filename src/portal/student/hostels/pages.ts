import { OWN_HOSTELS } from '#contract/hostels/pages.ts';
import { wingPages } from '../../core/wingPages.ts';

export const ownHostels = wingPages(OWN_HOSTELS, 'student/hostels', {
  hostel: ['HostelPage', () => import('./HostelPage.tsx')],
  book: ['BookHostelPage', () => import('./BookHostelPage.tsx')],
  rooms: ['SelectRoomPage', () => import('./SelectRoomPage.tsx')],
  beds: ['BedSpacesPage', () => import('./BedSpacesPage.tsx')],
  invoice: ['HostelInvoicePage', () => import('./HostelInvoicePage.tsx')],
  arrears: ['ArrearsPaymentPage', () => import('./ArrearsPaymentPage.tsx')],
  receipt: ['HostelReceiptPage', () => import('./HostelReceiptPage.tsx')],
});

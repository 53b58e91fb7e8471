import type { To } from 'react-router-dom';
import type { Notification, NotificationCategory } from '#contract/communication/notifications.ts';

interface Pages {
  readonly student: string;
  readonly staff: string;
}

const PAGES: Readonly<Record<NotificationCategory, Pages>> = {
  courseApproval: { student: '/course_registration/view', staff: '/approve_courses' },
  schoolFeesInvoice: { student: '/academic_fees/school_fees', staff: '/invoice_management/invoice' },
  studentProfile: { student: '/profile', staff: '/profile' },
  lecturerCourses: { student: '/course_registration', staff: '/records' },
  paymentCase: { student: '/invoice_management/cases', staff: '/invoice_management/cases' },
};

/** Where a notification leads, at the session and semester that it is about. */
export function pageOf({ notificationCategory, notificationRequestProperties }: Pick<Notification, 'notificationCategory' | 'notificationRequestProperties'>, userRole: string): To {
  const about = new URLSearchParams(Object.entries(notificationRequestProperties).map(([name, id]) => [name, String(id)]));
  return { pathname: PAGES[notificationCategory][userRole === 'student' ? 'student' : 'staff'], search: String(about) };
}

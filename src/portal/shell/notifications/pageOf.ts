import type { To } from 'react-router-dom';
import type { Notification, NotificationCategory } from '#contract/communication/notifications.ts';
import { FINANCE, OWN_FINANCE } from '#contract/finance/pages.ts';
import { SHELL } from '#contract/shell/pages.ts';

interface Pages {
  readonly student: string;
  readonly staff: string;
}

const PAGES: Readonly<Record<NotificationCategory, Pages>> = {
  courseApproval: { student: '/course_registration/view', staff: '/approve_courses' },
  schoolFeesInvoice: { student: OWN_FINANCE.payments.to, staff: '/invoice_management/invoice' },
  studentProfile: { student: SHELL.profile.to, staff: SHELL.profile.to },
  lecturerCourses: { student: '/course_registration', staff: '/records' },
  results: { student: '/results', staff: '/results/classlist' },
  paymentCase: { student: FINANCE.cases.to, staff: FINANCE.cases.to },
  refund: { student: FINANCE.refunds.to, staff: FINANCE.refunds.to },
  studentLoan: { student: OWN_FINANCE.statement.to, staff: FINANCE.loanBatches.to },
  adjustment: { student: FINANCE.adjustments.to, staff: FINANCE.adjustments.to },
};

export function pageOf(
  {
    notificationCategory,
    notificationRequestProperties,
  }: Pick<Notification, 'notificationCategory' | 'notificationRequestProperties'>,
  userRole: string,
): To {
  const about = new URLSearchParams(
    Object.entries(notificationRequestProperties).map(([name, id]) => [name, String(id)]),
  );
  if ('invoiceNumber' in notificationRequestProperties && userRole === 'student')
    return { pathname: OWN_FINANCE.payment.to, search: String(about) };
  return { pathname: PAGES[notificationCategory][userRole === 'student' ? 'student' : 'staff'], search: String(about) };
}

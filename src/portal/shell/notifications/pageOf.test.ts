import { expect, test } from 'vitest';
import { pageOf } from './pageOf.ts';

test('a notification leads by its category, for students and for staff, with its session and semester', () => {
  const about = {
    notificationCategory: 'courseApproval',
    notificationRequestProperties: { sessionId: 4, semesterId: 2 },
  } as const;
  expect(pageOf(about, 'student')).toEqual({
    pathname: '/course_registration/view',
    search: 'sessionId=4&semesterId=2',
  });
  expect(pageOf(about, 'hod')).toEqual({ pathname: '/approve_courses', search: 'sessionId=4&semesterId=2' });
  expect(pageOf({ notificationCategory: 'studentProfile', notificationRequestProperties: {} }, 'student')).toEqual({
    pathname: '/profile',
    search: '',
  });
});

test('an unpaid invoice leads a student to their own page of it, and staff to where invoices are', () => {
  const about = {
    notificationCategory: 'schoolFeesInvoice',
    notificationRequestProperties: { invoiceNumber: 'INV2600000012' },
  } as const;
  expect(pageOf(about, 'student')).toEqual({
    pathname: '/academic_fees/payments/invoice',
    search: 'invoiceNumber=INV2600000012',
  });
  expect(pageOf({ ...about, notificationRequestProperties: {} }, 'student')).toEqual({
    pathname: '/academic_fees/payments',
    search: '',
  });
  expect(pageOf(about, 'bursar')).toMatchObject({ pathname: '/invoice_management/invoice' });
});

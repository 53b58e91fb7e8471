import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

const NotificationCategory = Type.Union([
  Type.Literal('courseApproval'),
  Type.Literal('schoolFeesInvoice'),
  Type.Literal('studentProfile'),
  Type.Literal('lecturerCourses'),
  Type.Literal('paymentCase'),
  Type.Literal('results'),
  Type.Literal('refund'),
  Type.Literal('adjustment'),
  Type.Literal('studentLoan'),
]);
export type NotificationCategory = Static<typeof NotificationCategory>;

export const Notification = Type.Object({
  notificationId: Type.String(),
  isRead: Type.Boolean(),
  notificationCategory: NotificationCategory,
  message: Type.String(),
  dateCreated: Type.String(),
  notificationRequestProperties: Type.Object({
    sessionId: Type.Optional(Type.Integer()),
    semesterId: Type.Optional(Type.Integer()),
    /** Of the invoice that it is about. */
    invoiceNumber: Type.Optional(Type.String()),
  }),
});
export type Notification = Static<typeof Notification>;

/** Newest first, of the last seven days; `unread` counts those that are not listed too. */
const Notifications = Type.Object({ unread: Type.Integer(), notifications: Type.Array(Notification) });
export type Notifications = Static<typeof Notifications>;

export const notifications = endpoint({
  method: 'GET',
  path: '/Notification/notifications',
  access: 'user',
  summary: "The person's notifications of the last seven days, a hundred at the most",
  reply: Notifications,
});

export const recentNotifications = endpoint({
  method: 'GET',
  path: '/Notification/recent-notifications',
  access: 'user',
  summary: 'The latest few, and how many are unread',
  reply: Notifications,
});

export const readNotification = endpoint({
  method: 'POST',
  path: '/Notification/read-notification/:id',
  access: 'user',
  summary: 'Marks one as read; of another person it says nothing',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  reply: Type.Null(),
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/Notification/read-notifications',
  access: 'user',
  summary: 'Marks all as read',
  reply: Type.Null(),
});

export const notificationStream = endpoint({
  method: 'GET',
  path: '/Notification/stream',
  access: 'user',
  produces: 'text/event-stream',
  summary:
    'Says, as long as it is held, that there is something new: an event `changed` of notifications, or `jobs` of background jobs, without words, which are asked for',
  reply: Type.String(),
});

import { statement } from '../../platform/database/statement.ts';
import { CHANNEL } from './channel.ts';

export const insertNotification = statement(
  'insert-notification',
  {
    userId: 'uuid',
    category: 'text',
    message: 'text',
    properties: 'jsonb',
    now: 'timestamptz',
  },
  `
  with made as (
         insert into notification (user_id, category, message, properties, created_at) values ($userId, $category, $message, $properties, $now) returning user_id)
  select pg_notify('${CHANNEL}', user_id::text)::text as notified from made`,
  { notified: 'text' },
);

export const insertForHolders = statement(
  'insert-notification-for-holders',
  {
    claim: 'text',
    category: 'text',
    message: 'text',
    now: 'timestamptz',
    since: 'timestamptz',
  },
  `
  with made as (
         insert into notification (user_id, category, message, properties, created_at)
         select u.id, $category, $message, '{}', $now from held_claim h join user_account u on u.id = h.user_id join role r on r.id = u.role_id
          where h.claim = $claim and u.active and r.may_sign_in
            and not exists (select from notification n where n.user_id = u.id and n.category = $category and n.created_at > $since and n.read_at is null)
         returning user_id)
  select pg_notify('${CHANNEL}', user_id::text)::text as notified from made`,
  { notified: 'text' },
);

export const notificationsOf = statement(
  'notifications-of',
  { userId: 'uuid', since: 'timestamptz', limit: 'int8' },
  `
  select id, category, message, properties, created_at, read_at is not null as is_read from notification
   where user_id = $userId and created_at > $since order by created_at desc, id limit $limit`,
  { id: 'uuid', category: 'text', message: 'text', properties: 'jsonb', created_at: 'timestamptz', is_read: 'bool' },
);

export const countUnread = statement(
  'count-unread-notifications',
  { userId: 'uuid', since: 'timestamptz' },
  `
  select count(*) as unread from notification where user_id = $userId and created_at > $since and read_at is null`,
  { unread: 'int8' },
);

/** Other pages of the same person are notified too. */
export const markRead = statement(
  'mark-notification-read',
  { userId: 'uuid', notificationId: 'uuid?', now: 'timestamptz' },
  `
  with marked as (
         update notification set read_at = $now where user_id = $userId and ($notificationId::uuid is null or id = $notificationId) and read_at is null returning user_id)
  select pg_notify('${CHANNEL}', user_id::text)::text as notified from (select distinct user_id from marked) as them`,
  { notified: 'text' },
);

export const forgetNotifications = statement(
  'forget-notifications',
  { before: 'timestamptz' },
  'delete from notification where created_at <= $before',
  {},
);

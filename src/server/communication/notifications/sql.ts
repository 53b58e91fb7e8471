import { sql } from '../../platform/database/describedSql.ts';
import { CHANNEL } from './channel.ts';

export const insertNotification = sql('insert-notification')`
  with made as (
         insert into notification (user_id, category, message, properties, created_at) values ($userId, $category, $message, $properties::jsonb, $now)
           returning user_id)
  select pg_notify('${CHANNEL}', user_id::text)::text as notified from made`;

export const insertForHolders = sql('insert-notification-for-holders')`
  with made as (
         insert into notification (user_id, category, message, properties, created_at)
         select u.id, $category, $message, '{}', $now from held_claim h join user_account u on u.id = h.user_id join role r on r.id = u.role_id
          where h.claim = $claim and u.active and r.may_sign_in
            and not exists (select from notification n where n.user_id = u.id and n.category = $category and n.created_at > $since and n.read_at is null)
         returning user_id)
  select pg_notify('${CHANNEL}', user_id::text)::text as notified from made`;

export const notificationsOf = sql('notifications-of')`
  select id, category, message, properties, created_at, read_at is not null as is_read from notification
   where user_id = $userId and created_at > $since order by created_at desc, id limit $limit`;

export const countUnread = sql('count-unread-notifications')`
  select count(*) as unread from notification where user_id = $userId and created_at > $since and read_at is null`;

/** Other pages of the same person are notified too. */
export const markRead = sql('mark-notification-read')`
  with marked as (
         update notification set read_at = $now where user_id = $userId and ($notificationId?::uuid is null or id = $notificationId) and read_at is null
           returning user_id)
  select pg_notify('${CHANNEL}', user_id::text)::text as notified from (select distinct user_id from marked) as them`;

export const forgetNotifications = sql('forget-notifications')`
  delete from notification where created_at <= $before`;

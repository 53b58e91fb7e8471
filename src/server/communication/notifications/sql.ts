import { statement } from '../../platform/database/statement.ts';
import { CHANNEL } from './channel.ts';

/** $1 user_id, $2 category, $3 message, $4 properties, $5 now. Every server hears of it as the transaction commits. */
export const insertNotification = statement('insert-notification', `
  with made as (
         insert into notification (user_id, category, message, properties, created_at) values ($1, $2, $3, $4, $5) returning user_id)
  select pg_notify('${CHANNEL}', user_id::text)::text as told from made`, { told: 'text' });

/** $1 claim, $2 category, $3 message, $4 now, $5 since. To who holds the claim and may sign in, but for who has one of the category still to read. */
export const insertForHolders = statement('insert-notification-for-holders', `
  with made as (
         insert into notification (user_id, category, message, properties, created_at)
         select u.id, $2, $3, '{}', $4 from held_claim h join user_account u on u.id = h.user_id join role r on r.id = u.role_id
          where h.claim = $1 and u.active and r.may_sign_in
            and not exists (select from notification n where n.user_id = u.id and n.category = $2 and n.created_at > $5 and n.read_at is null)
         returning user_id)
  select pg_notify('${CHANNEL}', user_id::text)::text as told from made`, { told: 'text' });

/** $1 user_id, $2 since, $3 how many */
export const notificationsOf = statement('notifications-of', `
  select id, category, message, properties, created_at, read_at is not null as is_read from notification
   where user_id = $1 and created_at > $2 order by created_at desc, id limit $3`,
  { id: 'uuid', category: 'text', message: 'text', properties: 'jsonb', created_at: 'timestamptz', is_read: 'bool' });

/** $1 user_id, $2 since */
export const countUnread = statement('count-unread-notifications', `
  select count(*) as unread from notification where user_id = $1 and created_at > $2 and read_at is null`, { unread: 'int8' });

/** $1 user_id, $2 id (null for all), $3 now. Other pages of the same person hear of it too. */
export const markRead = statement('mark-notification-read', `
  with marked as (
         update notification set read_at = $3 where user_id = $1 and ($2::uuid is null or id = $2) and read_at is null returning user_id)
  select pg_notify('${CHANNEL}', user_id::text)::text as told from (select distinct user_id from marked) as them`, { told: 'text' });

/** $1 before */
export const forgetNotifications = statement('forget-notifications', 'delete from notification where created_at <= $1', {});

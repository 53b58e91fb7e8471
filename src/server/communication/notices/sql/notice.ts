import { AUDIT_COLUMNS } from '../../../platform/audit.ts';
import { list } from '../../../kit/list/list.ts';
import { matches, searchable } from '../../../kit/list/search.ts';
import { statement } from '../../../platform/database/statement.ts';

/** $1 category, $2 title, $3 description, $4 start_date, $5 end_date, $6 sender_name, $7 now, $8 who has seen it by writing it, or null, $9 actor, $10 ip. */
export const insertNotice = statement('notices.insert', `
  with made as (
         insert into notice (category, title, description, start_date, end_date, sender_name, created_at) values ($1, $2, $3, $4, $5, $6, $7) returning *),
       seen as (insert into notice_seen (user_id, notice_id, seen_at) select $8, id, $7 from made where $8::uuid is not null),
       audited as (insert into audit_entry (${AUDIT_COLUMNS}) select $7, $9, 'notice-written', 'notice', id::text, jsonb_build_object('after', to_jsonb(made)), $10 from made)
  select id from made`, { id: 'uuid' });

/** $1 id, $2 category, $3 title, $4 description, $5 start_date, $6 end_date, $7 sender_name, $8 now, $9 actor, $10 ip */
export const changeNotice = statement('notices.change', `
  with before as (select * from notice where id = $1 for update),
       changed as (update notice set category = $2, title = $3, description = $4, start_date = $5, end_date = $6, sender_name = $7
                     from before where notice.id = before.id returning notice.*),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   select $8, $9, 'notice-corrected', 'notice', changed.id::text, jsonb_build_object('before', to_jsonb(before), 'after', to_jsonb(changed)), $10 from before, changed)
  select id from changed`, { id: 'uuid' });

/** $1 id, $2 active, $3 now, $4 actor, $5 ip: none when there is none. What is so already is not written down again. */
export const switchNotice = statement('notices.switch', `
  with changed as (update notice set active = $2 where id = $1 and active <> $2 returning id),
       audited as (insert into audit_entry (${AUDIT_COLUMNS})
                   select $3, $4, case when $2 then 'notice-activated' else 'notice-deactivated' end, 'notice', id::text, '{}'::jsonb, $5 from changed)
  select id from notice where id = $1`, { id: 'uuid' });

/** $1 id */
export const findNotice = statement('notices.find', `
  select id, category, title, description, start_date, end_date, sender_name, active from notice where id = $1`,
  { id: 'uuid', category: 'text', title: 'text', description: 'text', start_date: 'date', end_date: 'date?', sender_name: 'text', active: 'bool' });

export const noticeList = list({
  name: 'notices',
  from: 'notice',
  columns: { id: 'uuid', category: 'text', title: 'text', startDate: 'date', endDate: 'date?', senderName: 'text', active: 'bool' },
  select: { startDate: 'start_date', endDate: 'end_date', senderName: 'sender_name' },
  key: { sql: 'id', type: 'uuid' },
  opens: '-startDate',
  sorts: { startDate: { sql: 'start_date', type: 'date' }, title: { sql: 'lower(title)', type: 'text' }, category: { sql: 'category', type: 'text' } },
  filters: { search: matches(searchable('title', 'sender_name')), category: 'category = $', active: 'active = $' },
});

import { audited } from '../../../platform/audit.ts';
import { list } from '../../../kit/list/list.ts';
import { equals } from '../../../kit/list/filters.ts';
import { alphabetical, matches, searchable } from '../../../kit/list/search.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** `seenBy` wrote the notice, and so has seen it. */
export const insertNotice = sql('notices.insert')`
  with made as (
         insert into notice (category, title, description, start_date, end_date, sender_name, created_at)
         values ($category, $title, $description, $startDate, $endDate?, $senderName, $now) returning *),
       seen as (insert into notice_seen (user_id, notice_id, seen_at) select $seenBy?, id, $now from made where $seenBy::uuid is not null),
       ${audited('notice-written', 'notice', 'made', { detail: { after: 'to_jsonb(made)' } })}
  select id from made`;

/** No row means no such notice; `is_met` is false where it has another revision by now. */
export const changeNotice = sql('notices.change')`
  with before as (select *, revision = $revision as is_met from notice where id = $noticeId for update),
       changed as (update notice set category = $category, title = $title, description = $description, start_date = $startDate, end_date = $endDate?,
                                      sender_name = $senderName
                     from before where notice.id = before.id and before.is_met returning notice.*),
       ${audited('notice-corrected', 'notice', 'before, changed', {
         id: 'changed.id',
         detail: { before: "to_jsonb(before) - 'is_met'", after: 'to_jsonb(changed)' },
       })}
  select id, is_met from before`;

/** No row means no such notice; a state that is so already is not written again. */
export const switchNotice = sql('notices.switch')`
  with changed as (update notice set active = $active where id = $noticeId and active <> $active returning id),
       ${audited("case when $active then 'notice-activated' else 'notice-deactivated' end", 'notice', 'changed')}
  select id from notice where id = $noticeId`;

export const findNotice = sql('notices.find')`
  select id, category, title, description, start_date, end_date, sender_name, active, revision from notice where id = $noticeId`;

export const noticeList = list({
  name: 'notices',
  from: 'notice',
  columns: {
    id: 'uuid',
    category: 'text',
    title: 'text',
    startDate: 'date',
    endDate: 'date?',
    senderName: 'text',
    active: 'bool',
  },
  select: { startDate: 'start_date', endDate: 'end_date', senderName: 'sender_name' },
  key: { sql: 'id', type: 'uuid' },
  opens: '-startDate',
  sorts: {
    startDate: { sql: 'start_date', type: 'date' },
    title: alphabetical('title'),
    category: { sql: 'category', type: 'text' },
  },
  filters: {
    search: matches(searchable('title', 'sender_name')),
    category: equals('category', 'text'),
    active: equals('active', 'bool'),
  },
});

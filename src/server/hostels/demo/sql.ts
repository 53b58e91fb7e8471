import { stepped } from '../../kit/workflow/stepped.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** `hostels` holds [{name, location, genderId}]. */
export const insertDemoHostels = sql('demo.hostels')`
  insert into hostel (name, location, gender_id) select r.name, r.location, r."genderId"
    from jsonb_to_recordset($hostels::jsonb) as r (name text, location text, "genderId" int4)
  on conflict do nothing`;

/** `prices` holds [{category, session, kobo}]. */
export const insertDemoCategories = sql('demo.room-categories')`
  insert into room_category (name) select distinct r.category from jsonb_to_recordset($prices::jsonb) as r (category text) order by r.category
  on conflict do nothing`;

export const insertDemoPrices = sql('demo.room-prices')`
  insert into room_price (category_id, session_id, price_kobo)
  select c.id, e.id, r.kobo from jsonb_to_recordset($prices::jsonb) as r (category text, session text, kobo int8)
    join room_category c on lower(c.name) = lower(r.category) join academic_session e on e.name = r.session
  on conflict do nothing`;

/** `rooms` holds [{hostel, category, name, floor}]. */
export const insertDemoRooms = sql('demo.rooms')`
  insert into room (hostel_id, category_id, name, floor)
  select h.id, c.id, r.name, r.floor from jsonb_to_recordset($rooms::jsonb) as r (hostel text, category text, name text, floor int4)
    join hostel h on lower(h.name) = lower(r.hostel) join room_category c on lower(c.name) = lower(r.category)
  on conflict do nothing`;

/** `beds` holds [{hostel, room, letter, state}]. */
export const insertDemoBeds = sql('demo.beds')`
  insert into bed (room_id, letter, state)
  select m.id, r.letter, r.state from jsonb_to_recordset($beds::jsonb) as r (hostel text, room text, letter text, state text)
    join hostel h on lower(h.name) = lower(r.hostel) join room m on m.hostel_id = h.id and lower(m.name) = lower(r.room)
  on conflict do nothing`;

/** `windows` holds [{session, opensAt, closesAt}], of all hostels. */
export const insertDemoHostelWindows = sql('demo.hostel-windows')`
  insert into hostel_window (session_id, opens_at, closes_at)
  select e.id, r."opensAt", r."closesAt" from jsonb_to_recordset($windows::jsonb) as r (session text, "opensAt" timestamptz, "closesAt" timestamptz)
    join academic_session e on e.name = r.session
  on conflict do nothing`;

/** `rows` holds [{id, userName, session, hostel, room, letter, state, lapsesAt, invoiceId, createdAt, steps: [{step, from, to, at, actor, reason}]}]. */
export const insertDemoReservations = sql('demo.reservations')`
  with listed as (
    select r.*, s.id as student_id, e.id as session_id, b.id as bed_id
      from jsonb_to_recordset($rows::jsonb) as r (id uuid, "userName" text, session text, hostel text, room text, letter text, state text,
        "lapsesAt" timestamptz, "invoiceId" uuid,
           "createdAt" timestamptz, steps jsonb)
      join user_account u on lower(u.user_name) = lower(r."userName") join student s on s.user_id = u.id join academic_session e on e.name = r.session
      join hostel h on lower(h.name) = lower(r.hostel) join room m on m.hostel_id = h.id and lower(m.name) = lower(r.room)
        join bed b on b.room_id = m.id and b.letter = r.letter
  ), reserved as (
    insert into reservation (id, bed_id, student_id, session_id, state, lapses_at, invoice_id, created_at)
    select id, bed_id, student_id, session_id, state, "lapsesAt", "invoiceId", "createdAt" from listed
  )
  ${stepped(
    'reservation',
    `listed l cross join jsonb_to_recordset(l.steps) as x (step text, "from" text, "to" text, actor text, reason text, at timestamptz) order by x.at, l.id`,
    {
      id: 'l.id',
      from: 'x."from"',
      to: 'x."to"',
      step: 'x.step',
      actor: `coalesce((select 'user:' || id from user_account where user_name = x.actor), x.actor)`,
      reason: 'x.reason',
      at: 'x.at',
    },
  )}`;

import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import { RESERVATION } from '#contract/hostels/states.ts';
import { PAID_FOR } from '#rules/hostels/beds.ts';
import { lagosMoment } from '#rules/window/window.ts';
import { equals } from '../../kit/list/filters.ts';
import { alphabetical, matches, searchable } from '../../kit/list/search.ts';
import { active, byName, NAMED, named } from '../../kit/resource/named.ts';
import { resource } from '../../kit/resource/resource.ts';
import { writes } from '../../kit/resource/writes.ts';
import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { inList } from '../../platform/database/inList.ts';
import { COUNTED, COUNTS, joinLive } from '../numbers.ts';

type Answers<Form extends string> = SectionAnswersById[`forms/${Form}` & keyof SectionAnswersById];

const OPEN_SESSION = '(select id from academic_session where is_open)';

/** The numbers of a row's beds in the open session, as `n`. */
const numbers = (of: string) => `left join lateral (
    select ${COUNTS} from room m join bed b on b.room_id = m.id ${joinLive(OPEN_SESSION)} where ${of}) n on true`;
const NUMBERS = {
  free: 'n.free',
  held: 'n.held',
  paid: 'n.paid',
  in: 'n."in"',
  outOfUse: 'n."outOfUse"',
  beds: 'n.beds',
};

const livedIn = (what: string) => ({
  constraint: 'lived_in',
  message: (people: string) =>
    people === '1'
      ? `One student has a bed in this ${what}. Move them first, then disable it`
      : `${people} students have beds in this ${what}. Move them first, then disable it`,
});

export const hostels = resource({
  table: 'hostel',
  list: {
    from: `hostel t ${numbers('m.hostel_id = t.id and m.active')}`,
    columns: { ...NAMED, location: 'text', genderId: 'int4', gender: 'text', rooms: 'int4', ...COUNTED },
    select: {
      id: 't.id',
      name: 't.name',
      active: 't.active',
      location: 't.location',
      genderId: 't.gender_id',
      gender: `case t.gender_id when 1 then 'Male' else 'Female' end`,
      rooms: '(select count(*)::int4 from room o where o.hostel_id = t.id and o.active)',
      ...NUMBERS,
    },
    opens: 'name',
    sorts: { name: byName },
    filters: { search: matches(searchable('t.name', 't.location')), active },
  },
  creates: writes(
    { name: 'text', location: 'text', gender_id: 'int4' },
    ({ name, location, genderId }: Answers<'hostel'>) => ({
      name,
      location,
      gender_id: genderId,
    }),
  ),
  corrects: writes({ name: 'text', location: 'text' }, ({ name, location }: Answers<'hostel-details'>) => ({
    name,
    location,
  })),
  key: { name: 'lower' },
  mustStayActive: livedIn('hostel'),
  taken: { at: '/name', message: 'there is a hostel of this name already' },
});

export const roomCategories = resource({
  table: 'room_category',
  list: {
    from: 'room_category t',
    columns: { ...NAMED, priceKobo: 'int8?', rooms: 'int4', beds: 'int4' },
    select: {
      id: 't.id',
      name: 't.name',
      active: 't.active',
      priceKobo: `(select p.price_kobo from room_price p where p.category_id = t.id and p.session_id = ${OPEN_SESSION})`,
      rooms: '(select count(*)::int4 from room m where m.category_id = t.id and m.active)',
      beds: '(select count(*)::int4 from room m join bed b on b.room_id = m.id where m.category_id = t.id and m.active)',
    },
    opens: 'name',
    sorts: { name: byName },
    filters: { search: matches(searchable('t.name')), active },
  },
  creates: named,
  corrects: named,
  key: { name: 'lower' },
  taken: { at: '/name', message: 'there is a category of this name already' },
});

export const rooms = resource({
  table: 'room',
  list: {
    from: `room t join hostel h on h.id = t.hostel_id join room_category c on c.id = t.category_id ${numbers('m.id = t.id')}`,
    columns: {
      ...NAMED,
      hostelId: 'int4',
      hostel: 'text',
      categoryId: 'int4',
      category: 'text',
      block: 'text?',
      floor: 'int4',
      ...COUNTED,
    },
    select: {
      id: 't.id',
      name: 't.name',
      active: 't.active',
      hostelId: 't.hostel_id',
      hostel: 'h.name',
      categoryId: 't.category_id',
      category: 'c.name',
      block: 't.block',
      floor: 't.floor',
      ...NUMBERS,
    },
    opens: 'name',
    sorts: { name: alphabetical(`h.name || ' ' || t.name`) },
    filters: { search: matches(searchable('t.name', 'h.name')), hostelId: equals('t.hostel_id', 'int4'), active },
  },
  creates: writes(
    { hostel_id: 'int4', category_id: 'int4', name: 'text', block: 'text?', floor: 'int4', beds: 'int4' },
    ({ hostelId, categoryId, name, block, floor, beds }: Answers<'hostel-room'>) => ({
      hostel_id: hostelId,
      category_id: categoryId,
      name,
      block: block ?? null,
      floor,
      beds,
    }),
  ),
  corrects: writes(
    { category_id: 'int4', name: 'text', block: 'text?', floor: 'int4', beds: 'int4' },
    ({ categoryId, name, block, floor, beds }: Answers<'hostel-room-details'>) => ({
      category_id: categoryId,
      name,
      block: block ?? null,
      floor,
      beds,
    }),
  ),
  key: { hostel_id: 'exact', name: 'lower' },
  mustStayActive: livedIn('room'),
  taken: { at: '/name', message: 'the hostel has a room of this name already' },
});

const opening = ({ opensOn, opensAt, closesOn, closesAt, holdMinutes, payDays }: Answers<'hostel-window'>) => ({
  opens_at: new Date(lagosMoment(opensOn, opensAt)),
  closes_at: new Date(lagosMoment(closesOn, closesAt)),
  hold_minutes: holdMinutes ?? 15,
  pay_days: payDays ?? 7,
});
const OPENING = { opens_at: 'timestamptz', closes_at: 'timestamptz', hold_minutes: 'int4', pay_days: 'int4' } as const;

export const windows = resource({
  table: 'hostel_window',
  list: {
    from: 'hostel_window t join academic_session e on e.id = t.session_id left join hostel h on h.id = t.hostel_id',
    columns: {
      id: 'int4',
      active: 'bool',
      revision: 'int4',
      sessionId: 'int4',
      session: 'text',
      hostelId: 'int4?',
      hostel: 'text',
      opensAt: 'timestamptz',
      closesAt: 'timestamptz',
      holdMinutes: 'int4',
      payDays: 'int4',
    },
    select: {
      id: 't.id',
      active: 't.active',
      sessionId: 't.session_id',
      session: 'e.name',
      hostelId: 't.hostel_id',
      hostel: `coalesce(h.name, 'All hostels')`,
      opensAt: 't.opens_at',
      closesAt: 't.closes_at',
      holdMinutes: 't.hold_minutes',
      payDays: 't.pay_days',
    },
    opens: '-opensAt',
    sorts: { opensAt: { sql: 't.opens_at', type: 'timestamptz' } },
    filters: { active },
  },
  creates: writes({ session_id: 'int4', hostel_id: 'int4?', ...OPENING }, (answers: Answers<'hostel-window'>) => ({
    session_id: answers.sessionId,
    hostel_id: answers.hostelId ?? null,
    ...opening(answers),
  })),
  taken: {
    at: '/sessionId',
    message: 'there is a window of this session and hostel already: disable it or correct it',
  },
});

export const listHostels = sql('list-hostels')`
  select id, name, null::int4 as "parent?", active from hostel order by name, id`;

export const listRoomCategories = sql('list-room-categories')`
  select id, name, null::int4 as "parent?", active from room_category order by name, id`;

/** Of a reservation at its price. */
const HAS_PRICE = inList([RESERVATION.reserved, ...PAID_FOR, RESERVATION['checked out']]);

/** `reserved` counts who has reserved at the price that stands: then it is locked, and `is_met` false. */
export const setPrice = sql('set-room-price')`
  with reserved as (
    select count(*)::int4 as people from reservation r join bed b on b.id = r.bed_id join room m on m.id = b.room_id
     where m.category_id = $categoryId and r.session_id = $sessionId and r.invoice_id is not null
       and r.state in ${HAS_PRICE}
  ), priced as (
    insert into room_price as p (category_id, session_id, price_kobo)
    select c.id, $sessionId, $priceKobo from room_category c, reserved where c.id = $categoryId and reserved.people = 0
    on conflict (category_id, session_id) do update set price_kobo = excluded.price_kobo returning p.category_id, p.price_kobo
  ), ${audited('bed-priced', 'room_category', 'priced', { id: 'category_id', detail: { sessionId: '$sessionId::int4', kobo: 'price_kobo' } })}
  select people from reserved`;

export const pricesOf = sql('prices-of-category')`
  select p.session_id, e.name as session, p.price_kobo,
         (select count(*)::int4 from reservation r join bed b on b.id = r.bed_id join room m on m.id = b.room_id
           where m.category_id = p.category_id and r.session_id = p.session_id and r.invoice_id is not null
             and r.state in ${HAS_PRICE}) as reserved
    from room_price p join academic_session e on e.id = p.session_id where p.category_id = $categoryId order by e.name desc`;

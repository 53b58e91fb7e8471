import type { TestServer } from './server.ts';

interface Hostel {
  readonly hostelId: number;
  readonly roomIds: readonly number[];
  readonly bedIds: readonly number[];
}

export interface Building {
  readonly name?: string;
  /** 1 male, 2 female. */
  readonly genderId?: number;
  readonly rooms?: number;
  readonly bedsARoom?: number;
  readonly category?: string;
  readonly priceKobo?: number;
}

/** A hostel with rooms and beds of one category, priced in session 1. */
export async function builtHostel(
  { platform: { database } }: TestServer,
  {
    name = 'Moremi Hall',
    genderId = 2,
    rooms = 1,
    bedsARoom = 4,
    category = 'Standard room',
    priceKobo = 3_000_000,
  }: Building = {},
): Promise<Hostel> {
  const run = async (text: string, values: unknown[]) => (await database.query({ name: '', text, values })).rows;
  const [hostel] = await run(
    `insert into hostel (name, location, gender_id) values ($1, 'East campus', $2::int4) returning id`,
    [name, genderId],
  );
  await run(
    `with category as (
       insert into room_category (name) values ($1) on conflict (lower(name)) do update set active = true returning id
     ) insert into room_price (category_id, session_id, price_kobo) select id, 1, $2::int8 from category on conflict do nothing`,
    [category, priceKobo],
  );
  const made = await run(
    `insert into room (hostel_id, category_id, name, floor, beds)
     select $1::int4, (select id from room_category where name = $2), lpad(n::text, 3, '0'), 0, $4::int4 from generate_series(1, $3::int4) n returning id`,
    [hostel!['id'], category, rooms, bedsARoom],
  );
  const roomIds = made.map(({ id }) => Number(id));
  const beds = await run('select id from bed where room_id = any($1::int4[]) order by id', [roomIds]);
  return { hostelId: Number(hostel!['id']), roomIds, bedIds: beds.map(({ id }) => Number(id)) };
}

/** Beds of session 1 are chosen from an hour ago for so many days. */
export async function openBooking(server: TestServer, days = 30): Promise<void> {
  const now = server.platform.now();
  await server.platform.database.query({
    name: '',
    text: `insert into hostel_window (session_id, opens_at, closes_at) values (1, $1, $2)
           on conflict (session_id, hostel_id) do update set opens_at = excluded.opens_at, closes_at = excluded.closes_at`,
    values: [new Date(now.getTime() - 3_600_000), new Date(now.getTime() + days * 86_400_000)],
  });
}

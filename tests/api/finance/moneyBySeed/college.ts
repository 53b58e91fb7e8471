import { createHash } from 'node:crypto';
import { builtHostel, openBooking } from '../../../support/hostels.ts';
import { signedIn } from '../../../support/people.ts';
import type { TestServer } from '../../../support/server.ts';
import { planInstalments, publishFees, studentFee } from '../../../support/studentMoney.ts';
import { COMPUTING } from '../../../support/enrolled.ts';
import type { Fee } from './program/account.ts';
import type { Facts, PriceList, Scholarship } from './program/school.ts';
import type { Bed } from './program/beds.ts';

export interface Person {
  readonly studentId: string;
  /** In what is printed; also how they sign in. */
  readonly name: string;
  readonly regNumber: string;
  readonly token: string;
  readonly facts: Facts;
}

export interface ListOfCollege {
  readonly list: PriceList;
  /** Of the version that is published now. */
  assignmentId: number;
}

export type ScholarshipOfCollege = Scholarship & { readonly id: number };

export interface Simulated {
  readonly server: TestServer;
  readonly bursar: string;
  readonly hostels: string;
  readonly people: readonly Person[];
  readonly school: readonly Fee[];
  readonly sundry: readonly Fee[];
  readonly hostelFee: Fee;
  readonly lists: readonly ListOfCollege[];
  readonly sundryPrices: ReadonlyMap<Fee, number>;
  readonly scholarships: readonly ScholarshipOfCollege[];
  readonly beds: readonly Bed[];
}

export const BED_KOBO = 30_000_00;
const OTHER_DEPARTMENT = 1;
const FEES: readonly (readonly [name: string, rank: number, isSplittable: boolean, kobo: number])[] = [
  ['Tuition', 10, true, 60_000_00],
  ['Library', 20, true, 7_512_35],
  ['Caution', 30, false, 18_000_00],
  ['Laboratory', 40, true, 22_924_83],
  ['Sports', 45, true, 3_333_33],
];
const SUNDRY: readonly (readonly [name: string, rank: number, isOffered: boolean, kobo: number])[] = [
  ['Identity card of a student', 15, false, 2_292_48],
  ['Gown', 25, true, 1_022_47],
  ['Excursion', 90, true, 2_364_18],
];

export const rowsOf = async (server: TestServer, text: string, values: unknown[] = []) =>
  (await server.platform.database.query({ name: '', text, values })).rows;

/** 200 students of two departments, a third of them indigenes, with prices, scholarships, and beds for one in five. */
export async function simulatedCollege(server: TestServer, count: number): Promise<Simulated> {
  await rowsOf(server, `update fee_assignment set state = 'replaced' where state = 'published'`);
  const people = await students(server, count);
  const school: Fee[] = [];
  for (const [name, rank, isSplittable] of FEES)
    school.push({
      id: await studentFee(server, name, { rank, isSplittable }),
      name,
      purpose: 'school',
      rank,
      isSplittable,
      isOffered: false,
    });
  const sundry: Fee[] = [];
  for (const [name, rank, isOffered] of SUNDRY)
    sundry.push({
      id: await studentFee(server, name, { rank, purpose: 'sundry' }),
      name,
      purpose: 'sundry',
      rank,
      isSplittable: true,
      isOffered,
    });
  const hostelFee: Fee = {
    id: await studentFee(server, 'Bed', { rank: 12, purpose: 'hostel' }),
    name: 'Bed',
    purpose: 'hostel',
    rank: 12,
    isSplittable: true,
    isOffered: false,
  };
  const kobo = (fee: Fee) => FEES.find(([name]) => name === fee.name)![3];
  const lists: ListOfCollege[] = [];
  for (const list of [
    { departmentId: null, isIndigene: null, prices: new Map(school.slice(0, 4).map((fee) => [fee, kobo(fee)])) },
    { departmentId: null, isIndigene: true, prices: new Map([[school[0]!, 41_000_55]]) },
    { departmentId: COMPUTING, isIndigene: null, prices: new Map([[school[3]!, 27_000_00]]) },
  ])
    lists.push({ list, assignmentId: await firstPublished(server, list) });
  const sundryPrices = new Map(sundry.map((fee, place) => [fee, SUNDRY[place]![3]]));
  await publishFees(server, koboOf(sundryPrices), {
    purpose: 'sundry',
    offered: sundry.filter(({ isOffered }) => isOffered).map(({ id }) => id),
  });
  await planInstalments(server);
  const { roomIds, bedIds } = await builtHostel(server, {
    rooms: Math.ceil(count / 20),
    bedsARoom: 4,
    priceKobo: BED_KOBO,
  });
  await openBooking(server, 1_000);
  return {
    server,
    people,
    school,
    sundry,
    hostelFee,
    lists,
    sundryPrices,
    bursar: await lasting(server, (await signedIn(server, 'bursar')).userId),
    hostels: await lasting(server, (await signedIn(server, 'hostels')).userId),
    scholarships: await scholarshipsOf(server, school),
    beds: bedIds.map((id, place) => ({ id, roomId: roomIds[Math.floor(place / 4)]! })),
  };
}

export const koboOf = (prices: ReadonlyMap<Fee, number>): Record<number, number> =>
  Object.fromEntries([...prices].map(([fee, kobo]) => [fee.id, kobo]));

async function firstPublished(server: TestServer, { departmentId, isIndigene, prices }: PriceList): Promise<number> {
  await publishFees(server, koboOf(prices), {
    ...(departmentId !== null && { departmentId }),
    ...(isIndigene !== null && { isIndigene }),
  });
  const [row] = await rowsOf(server, `select max(id) as id from fee_assignment where state = 'published'`);
  return Number(row!['id']);
}

async function scholarshipsOf(server: TestServer, school: readonly Fee[]): Promise<Simulated['scholarships']> {
  const [tuition, library] = school;
  const terms: Scholarship[] = [
    { name: 'Half tuition', fees: [tuition!], percent: 50, amountKobo: null, capKobo: null },
    { name: 'Thirty-five', fees: [], percent: 35, amountKobo: null, capKobo: null },
    { name: 'Sixty thousand', fees: [], percent: null, amountKobo: 60_000_00, capKobo: null },
    { name: 'Whole library', fees: [library!], percent: 100, amountKobo: null, capKobo: 5_000_00 },
    { name: 'Everything', fees: [], percent: 100, amountKobo: null, capKobo: null },
  ];
  const made: ScholarshipOfCollege[] = [];
  for (const each of terms) {
    const [row] = await rowsOf(
      server,
      `insert into scholarship (name, funder, session_id, fee_ids, percent, amount_kobo, cap_kobo) values ($1, 'Ogun State', 1, $2::int4[], $3, $4, $5) returning id`,
      [each.name, each.fees.map(({ id }) => id), each.percent, each.amountKobo, each.capKobo],
    );
    made.push({ ...each, id: Number(row!['id']) });
  }
  return made;
}

/** A session of theirs that outlives the months that the clock goes on. */
async function lasting(server: TestServer, userId: string): Promise<string> {
  const token = `simulated-${userId}`;
  await rowsOf(
    server,
    `with opened as (insert into user_session (user_id, started_at, ip, device_hash) values ($1, now(), '127.0.0.1', $2) returning id)
     insert into access_token (token_hash, session_id, expires_at) select $2, id, '2099-01-01' from opened`,
    [userId, createHash('sha256').update(token).digest()],
  );
  return token;
}

async function students(server: TestServer, count: number): Promise<Person[]> {
  const made = await rowsOf(
    server,
    `
    with each as (
      select 'payer' || lpad(n::text, 3, '0') as name, '2026SIM' || lpad(n::text, 3, '0') as number, case when n % 2 = 0 then $2::int4 else $3::int4 end as department_id, n % 3 = 0 as is_indigene
        from generate_series(1, $1::int4) n
    ), account as (
      insert into user_account (user_name, role_id, surname, firstname, middlename, email, birthday, student_type_id, password_hash, created_at, moved_at)
      select e.name, u.role_id, 'Okafor', 'Ada', 'Ngozi', e.name || '@candidates.example', '2007-05-06', 1, u.password_hash, now(), now()
        from each e, user_account u where u.user_name = 'student' returning id, user_name
    ), listed as (
      insert into admission (session_id, student_type_id, reg_number, full_name, programme_id, department_id, admitted_on, email, imported_at, imported_by, state)
      select 1, 1, e.number, 'Okafor Ada ' || e.name, (select min(id) from school_programme where student_type_id = 1), e.department_id, '2026-11-01', e.name || '@candidates.example', now(), 'system:test', 'matriculated'
        from each e returning id, reg_number, programme_id
    ), record as (
      insert into student (admission_id, user_id, student_type_id, entry_session_id, gender_id, created_at)
      select l.id, a.id, 1, 1, 2, now() from listed l join each e on e.number = l.reg_number join account a on a.user_name = e.name returning id, user_id, admission_id
    ), placed as (
      insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id, is_indigene)
      select r.id, 1, 1, l.programme_id, e.department_id, 100, e.is_indigene from record r join listed l on l.id = r.admission_id join each e on e.number = l.reg_number
    )
    select r.id, r.user_id, e.name, e.number, e.department_id, e.is_indigene from record r join listed l on l.id = r.admission_id join each e on e.number = l.reg_number order by e.name`,
    [count, COMPUTING, OTHER_DEPARTMENT],
  );
  const people: Person[] = [];
  for (const row of made)
    people.push({
      studentId: String(row['id']),
      name: String(row['name']),
      regNumber: String(row['number']),
      token: await lasting(server, String(row['user_id'])),
      facts: { departmentId: Number(row['department_id']), isIndigene: Boolean(row['is_indigene']) },
    });
  return people;
}

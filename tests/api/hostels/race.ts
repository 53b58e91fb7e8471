import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { databasesOf, type Databases } from '../../support/databases.ts';
import { providerOfProcess } from '../../support/faultyProvider.ts';
import {
  BEHIND_A_PROXY,
  deviceOf,
  signedInCrowd,
  type Device,
  type Line,
  type Student,
} from '../../support/hostelCrowd.ts';
import { builtHostel, openBooking } from '../../support/hostels.ts';
import { mortalServer } from '../../support/mortalServer.ts';
import type { SandboxProcess } from '../../support/remitaSandbox.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';
import { ledgerOf, manyStudents } from '../../support/studentMoney.ts';
import { isLong, volumeOf } from '../../support/volume.ts';

const STUDENTS = volumeOf('BED_CROWD');
const BEDS = STUDENTS / 5;
const BEDS_A_ROOM = 4;
const UNDER_LAPSED_HOLDS = BEDS / 2;
/** Of those who reserve, so many pay after their days are over, and the provider tells so many payments three times. */
const TWICE = Math.ceil(BEDS / 20);
const LATE = 2 * TWICE;
const NAIRA = 30_000;
/** The server dies when so many students have heard of an invoice; in the long run also of a bed, and of their payment. */
const DIES_AFTER: Readonly<Partial<Record<Progress, number>>> = {
  reserved: Math.round(0.4 * BEDS),
  ...(isLong && { held: 0.3 * BEDS, credited: 0.4 * BEDS }),
};
const DEATHS = Object.keys(DIES_AFTER).length;
const DAY_MS = 86_400_000;

/** In a file of its own for each database, so that both run at once: much of it waits for servers that start again. */
export function raceOn(kind: Databases['kind']): void {
  describe(`${BEDS} beds, ${STUDENTS} students with two devices each, and a server that dies ${DEATHS === 1 ? 'once' : `${DEATHS} times`} (${kind})`, () => {
    const databases = databasesOf(kind);
    test('house exactly as many as there are beds, and each who paid has a bed or an open case', async () => {
      const place = await databases.seededPlace();
      const { port, sandbox, provider, remita } = await providerOfProcess(databases);
      const filled = prepared(place);
      const college = await mortalServer(databases, place, port, remita, {
        deaths: DEATHS,
        after: filled,
        env: BEHIND_A_PROXY,
      });
      const { hostelId, bedIds, students } = await filled;

      const heard = heardOf(college.killed);
      const race = { line: college, hostelId, bedIds, sandbox, heard };
      await Promise.all(students.map((student) => bookAndPay(race, student)));
      // Whoever looked while a bed changed hands looks again.
      for (const student of students.filter(({ studentId }) => !heard.reserved.has(studentId)))
        if (!(await bookAndPay(race, student))) break;
      await heard.deaths();
      await college.ended();
      expect(heard.died.toSorted()).toEqual(Object.keys(DIES_AFTER).toSorted());
      expect(heard.reserved.size).toBe(BEDS);

      const server = await freshServer(databases, { place, env: { ...remitaEnvironment(remita), ...BEHIND_A_PROXY } });
      server.clock.advance(Date.now() - server.clock.now().getTime());
      const world = worldOf(server);
      expect(await world.invoices(), 'what was acknowledged is there').toEqual(heard.invoices());
      for (const rrr of heard.paid) await world.credited(rrr);
      expect(await world.paidWithoutBed(), 'beds whose invoice is paid').toEqual([]);
      expect(await world.count(`state = 'paid'`)).toBe(BEDS - LATE);

      // Their days are over, and the provider takes the money of RRRs that it said it had cancelled.
      server.clock.advance(8 * DAY_MS);
      provider.lie(/deactivate/, () => ({ text: JSON.stringify({ status: '00', message: 'RRR deactivated' }) }));
      await server.jobs.run('hostels');
      provider.honest();
      expect(await world.count(`state in ('held', 'reserved')`)).toBe(0);
      // Half of what became free is taken by others, who pay; then those come who are late.
      const line: Line = { address: server.address, serving: () => Promise.resolve() };
      const others = students.filter(({ studentId }) => !heard.reserved.has(studentId)).slice(0, LATE / 2);
      for (const student of others) {
        const invoice = await booked({ ...race, line }, student);
        await sandbox.pay(invoice!.rrr!, 'lost');
        await world.credited(invoice!.rrr!);
      }
      for (const rrr of heard.late) {
        expect(await sandbox.pay(rrr, 'lost')).toBe(true);
        await world.checked(rrr);
        await world.checked(rrr);
      }
      expect(await world.count(`state = 'paid'`)).toBe(BEDS);
      expect(await world.count(`state in ('held', 'reserved')`)).toBe(0);
      expect(await world.payersWithout()).toEqual({
        payers: BEDS + LATE / 2,
        housed: BEDS,
        cases: LATE / 2,
        neither: 0,
      });
      expect(await world.mailsThatSay('your bed had been given to another student')).toBe(LATE / 2);
      const { 'student credit': credit = 0 } = await ledgerOf(server);
      expect(credit).toBe(-(LATE / 2) * NAIRA * 100);
    });
  });
}

const remitaEnvironment = ({ baseUrl, merchantId, serviceTypeId, apiKey }: SandboxProcess['settings']) => ({
  REMITA_BASE_URL: baseUrl,
  REMITA_MERCHANT_ID: merchantId,
  REMITA_SERVICE_TYPE_ID: serviceTypeId,
  REMITA_API_KEY: apiKey,
});

/** Half of the beds are under holds whose minutes are over, of students who do not come back. */
async function prepared(place: DatabasePlace) {
  const database = await openDatabase(place);
  const platform = { database, now: () => new Date() };
  const server = { platform } as unknown as TestServer;
  const { hostelId, bedIds } = await builtHostel(server, {
    genderId: 1,
    rooms: BEDS / BEDS_A_ROOM,
    bedsARoom: BEDS_A_ROOM,
  });
  expect(bedIds).toHaveLength(BEDS);
  await openBooking(server);
  const ids = await manyStudents(server, STUDENTS + UNDER_LAPSED_HOLDS);
  await database.query({
    name: '',
    values: [ids.slice(STUDENTS), bedIds.slice(0, UNDER_LAPSED_HOLDS)],
    text: `insert into reservation (student_id, bed_id, session_id, state, lapses_at, created_at)
           select student, bed, 1, 'held', now() - interval '1 minute', now() - interval '16 minutes' from unnest($1::uuid[], $2::int4[]) as taken (student, bed)`,
  });
  const students = await signedInCrowd(database, ids.slice(0, STUDENTS));
  await database.close();
  return { hostelId, bedIds, students };
}

type Progress = 'held' | 'reserved' | 'credited';
type Heard = ReturnType<typeof heardOf>;

/** What students were told, which has to be true in the end, and the deaths that it leads to. */
function heardOf(kill: () => Promise<void>) {
  const counts: Record<Progress, number> = { held: 0, reserved: 0, credited: 0 };
  const died: Progress[] = [];
  const reserved = new Map<string, string>();
  let dying = Promise.resolve();
  return {
    died,
    reserved,
    late: [] as string[],
    paid: [] as string[],
    invoices: () => [...reserved.values()].sort(),
    deaths: () => dying,
    note(what: Progress): void {
      counts[what] += 1;
      if (counts[what] !== DIES_AFTER[what]) return;
      died.push(what);
      dying = dying.then(kill);
    },
  };
}

interface Race {
  readonly line: Line;
  readonly hostelId: number;
  readonly bedIds: readonly number[];
  readonly sandbox: SandboxProcess;
  readonly heard: Heard;
}

/** @returns false where no bed is left */
async function bookAndPay(race: Race, student: Student): Promise<boolean> {
  const { heard, sandbox, line } = race;
  const invoice = await booked(race, student);
  if (!invoice) return false;
  const rrr = invoice.rrr!;
  if (heard.late.length < LATE) {
    heard.late.push(rrr);
    return true;
  }
  heard.paid.push(rrr);
  await sandbox.pay(rrr, heard.paid.length <= TWICE ? 'repeated' : 'lost');
  if (await deviceOf(line, student).isCredited(rrr)) heard.note('credited');
  return true;
}

/** Two devices choose a bed at once, and reserve it at once: one bed, one invoice. Undefined where no bed is left. */
async function booked(race: Race, student: Student) {
  const { line, heard } = race;
  const devices = [deviceOf(line, student), deviceOf(line, student)];
  const seen = { bed: false };
  for (;;) {
    await Promise.all(devices.map((device, side) => chosen(race, device, (student.index * 2 + side) * 7, seen)));
    if (!seen.bed) return undefined;
    const own = await devices[0]!.own();
    seen.bed = false;
    if (!own) continue;
    const [invoice, other] = await Promise.all(devices.map((device) => device.reserve(own.id, NAIRA)));
    if (!invoice || !other) continue;
    expect(other.invoiceNumber, 'two devices have one invoice').toBe(invoice.invoiceNumber);
    heard.reserved.set(student.studentId, invoice.invoiceNumber);
    heard.note('reserved');
    return invoice;
  }
}

/** One bed blindly, as by a page that stands open, and then whatever the page shows as free. */
async function chosen({ bedIds, hostelId, heard }: Race, device: Device, at: number, seen: { bed: boolean }) {
  let bedId: number | undefined = bedIds[at % bedIds.length];
  while (bedId !== undefined && !seen.bed) {
    if (await device.hold(bedId)) {
      seen.bed = true;
      heard.note('held');
      return;
    }
    const rooms = (await device.rooms(hostelId)).filter(({ free }) => free > 0);
    const room = rooms[at % Math.max(1, rooms.length)];
    const beds = room ? await device.beds(room.id) : [];
    bedId = beds[at % Math.max(1, beds.length)]?.id ?? (room && bedIds[(at += 1) % bedIds.length]);
  }
}

function worldOf(server: TestServer) {
  const rows = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
  const checked = async (rrr: string) => {
    // An RRR is checked once a minute.
    server.clock.advance(60_000);
    return (await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } })).data;
  };
  return {
    checked,
    async credited(rrr: string): Promise<void> {
      expect((await checked(rrr))?.isPaid, `${rrr} is credited`).toBe(true);
    },
    count: async (where: string): Promise<number> =>
      Number((await rows(`select count(*)::int4 as n from reservation where ${where}`))[0]!['n']),
    invoices: async () =>
      (
        await rows(
          `select i.invoice_number from reservation r join invoice i on i.id = r.invoice_id where r.state in ('reserved', 'paid')`,
        )
      )
        .map((row) => String(row['invoice_number']))
        .sort(),
    /** What happened to each reservation and its invoice, where the one is paid and the other is not. */
    paidWithoutBed: () =>
      rows(`
        select r.id, r.state, r.lapses_at, i.invoice_number, i.void_at, i.settled_at,
               (select jsonb_agg(jsonb_build_array(w.step, w.actor, w.reason, w.at) order by w.number) from workflow_step w where w.subject = 'reservation' and w.subject_id = r.id::text) as steps,
               (select jsonb_agg(jsonb_build_array(v.kind, v.actor, v.at) order by v.at) from payment_event v where v.invoice_id = i.id) as payments
          from reservation r join invoice i on i.id = r.invoice_id
         where r.state <> 'paid' and (i.settled_at is not null or exists (select from payment p where p.invoice_id = i.id))`),
    mailsThatSay: async (words: string): Promise<number> =>
      (await rows(`select m::text as mail from mail m where kind = 'payment-case'`)).filter((row) =>
        String(row['mail']).includes(words),
      ).length,
    async payersWithout() {
      const [row] = await rows(
        `
        with payers as (
          select distinct i.student_id from payment_event v join invoice i on i.id = v.invoice_id where v.kind in ('credited', 'taken as credit') and i.purpose = 'hostel'
        ), judged as (
          select p.student_id, exists (select from reservation r where r.student_id = p.student_id and r.state = 'paid') as housed,
                 exists (select from payment_case c join invoice i on i.id = c.invoice_id where i.student_id = p.student_id) as has_case from payers p
        )
        select count(*)::int4 as payers, (count(*) filter (where housed))::int4 as housed, (count(*) filter (where has_case))::int4 as cases,
               (count(*) filter (where not housed and not has_case))::int4 as neither from judged`,
      );
      return row;
    },
  };
}

import { expect, test } from 'vitest';
import { holdFor } from '#server/hostels/booking/holding.ts';
import { reserve } from '#server/hostels/booking/reserving.ts';
import { Problem } from '#server/platform/problem.ts';
import { pay } from '../../support/applicant.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { builtHostel, openBooking } from '../../support/hostels.ts';
import { payInvoice } from '../../support/payer.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { ledgerOf, manyStudents } from '../../support/studentMoney.ts';

const STUDENTS = 500;
const BEDS = 100;
const UNDER_LAPSED_HOLDS = 50;
/** Of those who reserve, so many pay after their days are over, and so many pay twice. */
const LATE = 12;
const TWICE = 6;

onBothDatabases('a hundred beds and five hundred students with two devices each', (databases) => {
  test('house exactly a hundred, and each who paid has a bed or an open case', async () => {
    const server = await freshServer(databases);
    const { bedIds } = await builtHostel(server, { genderId: 1, rooms: 25, bedsARoom: 4 });
    expect(bedIds).toHaveLength(BEDS);
    await openBooking(server);
    const students = await manyStudents(server, STUDENTS + UNDER_LAPSED_HOLDS);
    const world = worldOf(server);
    await Promise.all(students.slice(STUDENTS).map((studentId, index) => world.hold(studentId, bedIds[index]!)));
    server.clock.advance(15 * 60_000);

    const holds = await crowd(world, students.slice(0, STUDENTS), bedIds);
    expect(holds.size).toBe(BEDS);
    expect(await world.count(`state = 'held'`)).toBe(BEDS);

    const reserved = new Map<string, string>();
    for (const [studentId, reservationId] of holds) {
      // Both devices press at once: one invoice.
      const [one, other] = await Promise.all([
        world.reserve(studentId, reservationId),
        world.reserve(studentId, reservationId),
      ]);
      expect(other).toBe(one);
      reserved.set(studentId, one);
    }
    const payers = [...reserved];
    const [late, inTime] = [payers.slice(0, LATE), payers.slice(LATE)];
    for (const [, invoiceId] of inTime) await payInvoice(server, await world.rrrOf(invoiceId));
    expect(await world.count(`state = 'paid'`)).toBe(BEDS - LATE);
    for (const [, invoiceId] of inTime.slice(0, TWICE)) await world.payOnceMore(invoiceId);

    server.clock.advance(7 * 24 * 3_600_000);
    await server.jobs.run('hostels');
    expect(await world.count(`state in ('held', 'reserved')`)).toBe(0);
    // Half of what became free is taken by others, who pay; then those come who are late.
    const others = students.slice(0, STUDENTS).filter((studentId) => !reserved.has(studentId));
    const free = await world.freeBeds();
    expect(free).toHaveLength(LATE);
    const again = await crowd(world, others.slice(0, 60), free.slice(0, LATE / 2));
    expect(again.size).toBe(LATE / 2);
    for (const [studentId, reservationId] of again)
      await payInvoice(server, await world.rrrOf(await world.reserve(studentId, reservationId)));
    for (const [, invoiceId] of late) await world.payAfterAll(invoiceId);

    expect(await world.count(`state = 'paid'`)).toBe(BEDS);
    expect(await world.count(`state in ('held', 'reserved')`)).toBe(0);
    expect(await world.payersWithout()).toEqual({ payers: BEDS + LATE / 2, housed: BEDS, cases: LATE / 2, neither: 0 });
    const { 'student credit': credit = 0 } = await ledgerOf(server);
    expect(credit).toBe(-(LATE / 2) * 3_000_000);
  }, 110_000);
});

type World = ReturnType<typeof worldOf>;

/** Everybody presses on two devices until they have a bed or none is left. @returns who holds what */
async function crowd(
  world: World,
  students: readonly string[],
  bedIds: readonly number[],
): Promise<Map<string, string>> {
  const holds = new Map<string, string>();
  await Promise.all(
    [...students, ...students].map(async (studentId, device) => {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        if (holds.has(studentId)) return;
        const bedId = bedIds[(device * 7 + attempt * 31) % bedIds.length]!;
        const id = await world.hold(studentId, bedId);
        if (id) holds.set(studentId, id);
      }
    }),
  );
  // Those who are left look at what is free, as the page shows it.
  for (const studentId of students) {
    if (holds.has(studentId)) continue;
    const [bedId] = await world.freeBeds(bedIds);
    if (bedId === undefined) break;
    const id = await world.hold(studentId, bedId);
    if (id) holds.set(studentId, id);
  }
  return world.holdsOf();
}

function worldOf(server: TestServer) {
  const { platform } = server;
  const rows = async (text: string, values: unknown[] = []) =>
    (await platform.database.query({ name: '', text, values })).rows;
  const LIVE = `('held', 'reserved', 'paid', 'checked in')`;
  const verify = async (rrr: string) => {
    server.clock.advance(60_000);
    await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
  };
  const world = {
    async hold(studentId: string, bedId: number): Promise<string | undefined> {
      const place = { studentId, sessionId: 1, session: '2026/2027', genderId: 1 };
      const held = await holdFor(platform, place, bedId, 'system:test', platform.now()).catch((error: unknown) => {
        if (!(error instanceof Problem && error.status === 409)) throw error;
        return undefined;
      });
      return held?.id;
    },
    reserve: (studentId: string, reservationId: string) =>
      reserve(platform, { reservationId, studentId, expectedTotal: 30_000, by: { actor: 'system:test' } }),
    async rrrOf(invoiceId: string): Promise<string> {
      const [row] = await rows('select rrr from remita_order where invoice_id = $1', [invoiceId]);
      return String(row!['rrr']);
    },
    count: async (where: string): Promise<number> =>
      Number((await rows(`select count(*)::int4 as n from reservation where ${where}`))[0]!['n']),
    holdsOf: async (): Promise<Map<string, string>> =>
      new Map(
        (await rows(`select student_id, id from reservation where state = 'held' order by id`)).map((row) => [
          String(row['student_id']),
          String(row['id']),
        ]),
      ),
    freeBeds: async (of?: readonly number[]): Promise<number[]> =>
      (
        await rows(
          `select b.id from bed b where ($1::int4[] is null or b.id = any($1::int4[]))
              and not exists (select from reservation r where r.bed_id = b.id and r.state in ${LIVE}) order by b.id`,
          [of ? [...of] : null],
        )
      ).map(({ id }) => Number(id)),
    /** The provider tells of the same payment again. */
    async payOnceMore(invoiceId: string): Promise<void> {
      await verify(await world.rrrOf(invoiceId));
    },
    /** The provider takes the money of an RRR that was cancelled a moment too late. */
    async payAfterAll(invoiceId: string): Promise<void> {
      const rrr = await world.rrrOf(invoiceId);
      await rows(`update remita_sandbox_order set state = 'open' where rrr = $1`, [rrr]);
      await pay(server, rrr);
      await verify(rrr);
      await verify(rrr);
    },
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
  return world;
}

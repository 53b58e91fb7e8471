import { expect, test } from 'vitest';
import { seededRandom } from '#rules/academics/random.fixture.ts';
import { verdictOn } from '#rules/academics/registration.ts';
import { onDatabases } from '../../../support/databases.ts';
import {
  courseForm,
  offered,
  offerNothing,
  openWindow,
  registering,
  registers,
  tookBefore,
} from '../../../support/registering.ts';
import { freshServer } from '../../../support/server.ts';
import { seedOf, volumeOf } from '../../../support/volume.ts';

const STUDENTS = 20;

onDatabases('generated registrations', (databases) => {
  test('get one verdict from browser code, a trial and the server', { timeout: 600_000 }, async () => {
    const random = seededRandom(seedOf('registrations'));
    const chance = (share: number) => random() < share;
    const server = await freshServer(databases);
    const sql = (text: string, ...values: unknown[]) => server.platform.database.query({ name: '', text, values });
    await offerNothing(server);
    await openWindow(server);
    const below = await Promise.all([1, 2, 3].map((n) => offered(server, `MTH10${n}`, 3, { levelId: 100 })));
    const own = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        offered(server, `CSC2${String(n).padStart(2, '0')}`, 2 + (n % 3), {
          kind: n < 5 ? 'core' : n < 7 ? 'required' : 'elective',
          ...(n > 9 && { cap: 6 }),
        }),
      ),
    );
    const lent = await Promise.all([1, 2].map((n) => offered(server, `BIO20${n}`, 3, { departmentId: 25 })));
    for (const [course, needs] of [
      [own[6], below[0]],
      [own[8], below[1]],
    ])
      await sql(
        `insert into prerequisite (department_course_id, course_id, min_grade) select $1, course_id, 'E' from department_course where id = $2`,
        course,
        needs,
      );

    const givePast = async (who: Awaited<ReturnType<typeof registering>>) => {
      for (const course of below)
        if (chance(0.5)) await tookBefore(server, who, course, chance(0.2) ? null : Math.floor(random() * 100));
      if (chance(0.4))
        await sql(
          `insert into borrow_permit (student_id, session_id, max_units, given_by) values ($1, 1, 3, 'system:test')`,
          who.studentId,
        );
      if (chance(0.2))
        await sql(
          `insert into student_unit_load (student_id, session_id, semester_id, min_units, max_units, reason) values ($1, 1, 1, 10, 28, 'generated')`,
          who.studentId,
        );
    };

    const seen = new Map<string, number>();
    const each = volumeOf('REGISTRATIONS') / STUDENTS;
    for (let student = 0; student < STUDENTS; student += 1) {
      const who = await registering(server, `judged${String.fromCharCode(97 + student)}`, {
        isFinalYear: chance(0.2),
      });
      await givePast(who);
      for (let count = 0; count < each; count += 1) {
        const form = await courseForm(server, who);
        // As the page begins, or anything at all.
        const begins = chance(0.6)
          ? new Set(
              form.lines.filter((line) => line.preselected || line.isRegistered).map((line) => line.departmentCourseId),
            )
          : new Set<number>();
        const share = begins.size > 0 ? 0.12 : 0.3 + 0.6 * random();
        const ids = [...below, ...own, ...lent].filter((id) => begins.has(id) !== chance(share));
        const trial = await registers(server, who, ids, { trial: true });
        const known = new Set(form.lines.map(({ departmentCourseId }) => departmentCourseId));
        const { revision } = form.standing;
        const reply = await registers(server, who, ids, { revision });
        const { standing, ...served } = reply.data;
        const { standing: _, ...tried } = trial.data;
        expect(tried).toEqual(served);
        // The browser has fetched a borrowed course before it is chosen.
        if (ids.every((id) => known.has(id))) expect(verdictOn(form, ids)).toEqual(served);
        expect(served.reasons.every(({ message, remedy, liftedBy }) => message && remedy && liftedBy)).toBe(true);
        if (served.accepted) expect(standing!.units).toBe(served.units);
        else expect(standing!.revision).toBe(revision);
        for (const code of served.accepted ? ['accepted'] : served.reasons.map((reason) => reason.code))
          seen.set(code, (seen.get(code) ?? 0) + 1);
      }
    }
    for (const code of [
      'accepted',
      'over-maximum',
      'under-minimum',
      'core-left-out',
      'no-permit',
      'carry-over-left-out',
    ])
      expect(seen.has(code), code).toBe(true);
  });
});

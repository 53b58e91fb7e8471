import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import admissionWork from '#work/admission.json' with { type: 'json' };
import { transition } from '#catalogue/workflow/transition.ts';
import { enrol, listed, openAccount, profiled, run, stateOf, take } from '../../support/admitted.ts';
import { beginApplication } from '../../support/application.ts';
import { onDatabases } from '../../support/databases.ts';
import { login } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { seedOf } from '../../support/volume.ts';

const STEPS = Object.keys(admissionWork.steps) as (keyof typeof admissionWork.steps)[];
const ACTS = 400;

onDatabases('a student record', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases);
  });

  test('a state is the fold of the steps, whatever acts were tried', async () => {
    const { id } = await listed(server);
    const acts = fc.sample(fc.constantFrom(...STEPS), { numRuns: ACTS, seed: seedOf('candidacies') });
    for (const step of acts) {
      const before = await stateOf(server, id);
      expect(await take(server, id, step)).toEqual(transition(admissionWork, before, step) === undefined ? [] : [id]);
    }
    const steps = await run<{ step: string }>(
      server,
      `select step from workflow_step where subject = 'admission' and subject_id = $1 order by number`,
      [id],
    );
    expect(steps.length).toBeGreaterThan(10);
    expect(
      steps.reduce((state, { step }) => transition(admissionWork, state, step) ?? 'lost', admissionWork.chart.initial),
    ).toBe(await stateOf(server, id));
  });

  test.each(['account', 'acceptance'])(
    'begins with whichever of account and acceptance comes last, here the %s',
    async (last) => {
      const candidate = await listed(server);
      const acts = [() => openAccount(server, candidate), () => take(server, candidate.id, 'accept')];
      for (const act of last === 'account' ? acts.reverse() : acts) {
        expect(await run(server, 'select id from student where admission_id = $1', [candidate.id])).toEqual([]);
        await act();
        await enrol(server, candidate.id);
      }
      await enrol(server, candidate.id);
      expect(await stateOf(server, candidate.id)).toBe('profiled');
      const places = await run(
        server,
        `select p.name, l.level_id from student s join student_session l on l.student_id = s.id join school_programme p on p.id = l.programme_id where s.admission_id = $1`,
        [candidate.id],
      );
      expect(places).toEqual([{ name: 'B.Sc. Physics', level_id: 100 }]);
    },
  );

  test('has its state of origin from the list, and whoever is of a state of the college is an indigene', async () => {
    const states = server.platform.lookups.list('states-of-residence', []);
    const isIndigene = async (state: string) => {
      const { id } = await profiled(server, { stateId: Number(states.find(({ name }) => name === state)!.id) });
      const [place] = await run<{ is_indigene: boolean; state_id: number }>(
        server,
        'select l.is_indigene, s.state_id from student s join student_session l on l.student_id = s.id where s.admission_id = $1',
        [id],
      );
      expect(place!.state_id).not.toBeNull();
      return place!.is_indigene;
    };
    expect([await isIndigene('Anambra'), await isIndigene('Lagos')]).toEqual([true, false]);
  });

  test('is from where the submitted application says, else the JAMB list, else the admission list', async () => {
    const stateId = (state: string) =>
      Number(server.platform.lookups.list('states-of-residence', []).find(({ name }) => name === state)!.id);
    const jamb = (regNumber: string, state: string) =>
      run(
        server,
        `insert into jamb_candidate (session_id, registration_number, list, lastname, firstname, middlename, gender_id, state_id, faculty_id,
           department_id, subjects, utme_score, listed_at, changed_at)
         select 1, $1, 'UTME', 'Obi', 'Ada', '', 2, $2, d.faculty_id, d.id, '[]', 200, now(), now() from department d limit 1`,
        [regNumber, stateId(state)],
      );
    const application = async (regNumber: string, state: string, completedAt: Date | null) => {
      const id = await beginApplication(server.platform);
      await run(server, 'update application set application_number = $2, completed_at = $3 where id = $1', [
        id,
        regNumber,
        completedAt,
      ]);
      await run(
        server,
        `insert into application_section (application_id, section, answers, saved_at) values ($1, 'personal-details', $2, now())`,
        [id, { stateId: stateId(state) }],
      );
    };
    const originOf = async (state: (regNumber: string) => Promise<unknown>) => {
      const candidate = await listed(server, { stateId: stateId('Lagos') });
      await openAccount(server, candidate);
      await take(server, candidate.id, 'accept');
      await state(candidate.regNumber);
      await enrol(server, candidate.id);
      const [place] = await run<{ state_id: number; is_indigene: boolean }>(
        server,
        'select s.state_id, p.is_indigene from student s join student_session p on p.student_id = s.id where s.admission_id = $1',
        [candidate.id],
      );
      return [server.platform.lookups.nameOf('states-of-residence', place!.state_id), place!.is_indigene];
    };
    expect(await originOf((number) => jamb(number, 'Anambra'))).toEqual(['Anambra', true]);
    expect(
      await originOf(async (number) => {
        await jamb(number, 'Kano');
        await application(number, 'Anambra', server.platform.now());
      }),
    ).toEqual(['Anambra', true]);
    expect(await originOf((number) => application(number, 'Anambra', null)), 'it is not submitted').toEqual([
      'Lagos',
      false,
    ]);
  });

  test('has a matric number that is nobody else’s', async () => {
    const [one, other] = [await profiled(server), await profiled(server)];
    await run(server, `update student set matric_number = 'UG/26/PHY/0001' where admission_id = $1`, [one.id]);
    await expect(
      run(server, `update student set matric_number = 'UG/26/PHY/0001' where admission_id = $1`, [other.id]),
    ).rejects.toThrow('student_matric_number_key');
    for (const number of ['ug/26/phy/0001', one.regNumber, ` ${one.regNumber.toLowerCase()} `])
      expect((await login(server, number)).status).toBe(200);
  });
});

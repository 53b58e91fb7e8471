import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import admissionWork from '#work/admission.json' with { type: 'json' };
import { transition } from '#catalogue/workflow/transition.ts';
import { enrol, listed, openAccount, profiled, run, stateOf, take } from '../../support/admitted.ts';
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

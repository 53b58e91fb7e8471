import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { TakenStep } from '#contract/kit/workflow.ts';
import { enrolled, sentFile, type Enrolled } from '../../support/enrolled.ts';
import { onDatabases } from '../../support/databases.ts';
import { pdf } from '../../support/files.ts';

import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

onDatabases('the standing of a student', (databases) => {
  let server: TestServer;
  let officer: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    officer = (await signedIn(server, 'registry')).token;
  });
  const take = ({ admissionId }: Enrolled, step: string, from: string, answers: object) =>
    server.call<{ state: string }>('POST', `/api/AdmissionList/admission/${admissionId}/${step}`, {
      token: officer,
      body: { request: randomUUID(), from, answers },
    });
  const history = async ({ admissionId }: Enrolled) =>
    (await server.call<TakenStep[]>('GET', `/api/AdmissionList/admission/${admissionId}/history`, { token: officer }))
      .data;
  const read = async (file: string, token: string) =>
    (await fetch(`${server.address}/api/Student/file/${file}`, { headers: { authorization: `Bearer ${token}` } }))
      .status;

  test('changes with a reason and evidence, and the history has both', async () => {
    const student = await enrolled(server, 'standingone');
    const steps = [
      ['defer', 'matriculated', 'deferred'],
      ['resume', 'deferred', 'matriculated'],
      ['suspend', 'matriculated', 'suspended'],
      ['reinstate', 'suspended', 'matriculated'],
      ['withdraw', 'matriculated', 'withdrawn'],
      ['readmit', 'withdrawn', 'matriculated'],
    ] as const;
    for (const [step, from, to] of steps) {
      const bare = await take(student, step, from, { reason: 'By the senate' });
      expect([bare.status, bare.json.errors]).toEqual([422, { '/evidence': 'please upload what proves it' }]);
      const evidence = await sentFile(server, officer, pdf(2_000));
      expect((await take(student, step, from, { reason: `${step}: by the senate`, evidence })).data.state).toBe(to);
      expect((await history(student)).at(-1)).toMatchObject({
        reason: `${step}: by the senate`,
        evidence: { id: evidence },
      });
    }
  });

  test('rests on evidence that other officers read, that no student reads, and that stays', async () => {
    const student = await enrolled(server, 'standingtwo');
    const foreign = await sentFile(server, student.token, pdf(2_000));
    const refused = await take(student, 'defer', 'matriculated', { reason: 'A letter', evidence: foreign });
    expect([refused.status, Object.keys(refused.json.errors ?? {})]).toEqual([422, ['/evidence']]);
    const evidence = await sentFile(server, officer, pdf(2_000));
    const unnamed = await sentFile(server, officer, pdf(2_000));
    await take(student, 'defer', 'matriculated', { reason: 'A letter of the hospital', evidence });
    const colleague = (await signedIn(server, 'admissions')).token;
    expect([await read(evidence, colleague), await read(unnamed, colleague)]).toEqual([200, 404]);
    expect(await read(evidence, student.token)).toBe(404);
    server.clock.advance(25 * 3_600_000);
    await server.jobs.run('sweep-student-files');
    officer = (await signedIn(server, 'registry')).token;
    expect([await read(evidence, officer), await read(unnamed, officer)]).toEqual([200, 404]);
  });
});

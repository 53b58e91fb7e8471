import { beforeAll, expect, test } from 'vitest';
import type { HistoryEntry } from '#contract/kit/history.ts';
import type { Page } from '#contract/kit/list.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const LIST = '/api/CertificateCheck/certificate-checks';
const CHECK = {
  regNumber: '2026 3063 9047ff',
  name: 'Okafor Adaeze',
  certificate: 'National Diploma, 2023',
  issuer: 'Federal Polytechnic, Nekede',
  askedOn: '2026-11-03',
  answer: 'No answer yet',
};

interface Row {
  readonly id: number;
  readonly regNumber: string;
  readonly answer: string;
  readonly revision: number;
}

onDatabases('certificate checks', (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    token = (await signedIn(server, 'admissions')).token;
  });
  const rows = async (query = '') => (await server.call<Page<Row>>('GET', `${LIST}?${query}`, { token })).data.rows;

  test('an issuer is asked about a certificate once, and its answer is stored with who entered it', async () => {
    expect((await server.call('POST', LIST, { token, body: CHECK })).status).toBe(200);
    expect(
      (await server.call('POST', LIST, { token, body: { ...CHECK, issuer: CHECK.issuer.toUpperCase() } })).json.errors,
    ).toEqual({ '/certificate': 'this issuer was asked about this certificate already' });
    const [row] = await rows('search=nekede&answer=No%20answer%20yet');
    expect(row).toMatchObject({ regNumber: '202630639047FF', answer: 'No answer yet' });
    const answer = (said: string) =>
      server.call('PUT', `${LIST}/${row!.id}?revision=${row!.revision}`, { token, body: { ...CHECK, answer: said } });
    expect((await answer('Genuine')).status).toBe(200);
    expect((await answer('Not genuine')).status).toBe(409);
    expect((await rows('answer=Genuine')).map(({ id }) => id)).toEqual([row!.id]);
    const { data } = await server.call<HistoryEntry[]>('GET', `${LIST}/${row!.id}/history`, { token });
    expect(data.map(({ action }) => action)).toEqual(['corrected', 'created']);
  });

  test('a paper of ours is verified by its code: what it is, whose, and whether it still holds, in the list', async () => {
    const { database } = server.platform;
    const facts = JSON.stringify({ title: 'Course form', holder: 'Okafor Adaeze', isPerson: true, facts: [] });
    const run = (text: string) => database.query({ name: '', text, values: [] });
    await run(`insert into document_record (kind, number, code, subject_kind, subject_id, hash, facts, issued_at)
      values ('course-form', 'CF-000077', 'Code77', 'student', 'x', 'h', '${facts}', '2026-11-02T10:00:00Z')`);
    const verify = (code: string) =>
      server.call('POST', '/api/CertificateCheck/verify-paper', { token, body: { code } });
    const one = async (id: number) => (await server.call('GET', `${LIST}/${id}`, { token })).data;
    const { data } = await verify('https://portal.example/verify_document/Code77');
    expect(data.said).toBe('Course form of Okafor Adaeze: genuine');
    expect(await one(data.id)).toMatchObject({
      regNumber: 'CF-000077',
      name: 'Okafor Adaeze',
      certificate: 'Course form',
      answer: 'Genuine',
      note: 'Number CF-000077, issued on 02/11/2026. It holds.',
    });
    await run(`update document_record set revoked_at = '2026-11-20T10:00:00Z' where code = 'Code77'`);
    expect((await verify('Code77')).data.id).toBe(data.id);
    expect(await one(data.id)).toMatchObject({
      answer: 'Revoked',
      note: 'Number CF-000077, issued on 02/11/2026. The college revoked it on 20/11/2026. Do not accept it.',
    });
    const unknown = (await verify('none-of-ours')).data;
    expect(unknown.said).toBe('It is not a paper of ours');
    expect(await one(unknown.id)).toMatchObject({ regNumber: 'NONE-OF-OURS', answer: 'Not genuine' });
    expect((await verify(' ')).json.errors).toEqual({ '/code': 'please enter the code' });
    const { token: lecturer } = await signedIn(server, 'lecturer');
    const refused = await server.call('POST', '/api/CertificateCheck/verify-paper', {
      token: lecturer,
      body: { code: 'Code77' },
    });
    expect(refused.status).toBe(403);
  });
});

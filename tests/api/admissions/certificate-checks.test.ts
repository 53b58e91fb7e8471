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
});

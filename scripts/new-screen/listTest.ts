import type { Names } from './names.ts';

/** Through the whole server, on both databases. That paper and file have the page's columns is looked at for every list (tests/api/lists). */
export const listTest = ({ list: name, type, many }: Names) => `import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { BulkReply } from '#contract/kit/bulk.ts';
import type { HistoryEntry } from '#contract/kit/history.ts';
import type { Page } from '#contract/kit/list.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const LIST = '/api/${type}/${name}';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
  readonly revision: number;
}

onBothDatabases('${many}', (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    token = (await signedIn(server, 'admin')).token;
    for (const name of ['South', 'North', 'West']) await server.call('POST', LIST, { token, body: { name } });
  });
  const rows = async (query = '') => (await server.call<Page<Row>>('GET', \`\${LIST}?\${query}\`, { token })).data.rows;

  test('are found, and their file says what the list says', async () => {
    expect((await rows('sort=name')).map(({ name }) => name)).toEqual(['North', 'South', 'West']);
    expect((await rows('search=sou')).map(({ name }) => name)).toEqual(['South']);
    const { text } = await server.call('GET', \`\${LIST}/file?format=csv&sort=-name\`, { token });
    expect(text.trim().split('\\r\\n').slice(1)).toEqual(['West,Active', 'South,Active', 'North,Active']);
    expect((await server.call('POST', LIST, { token, body: { name: 'SOUTH' } })).status).toBe(422);
  });

  test('are switched off many at once, and back', async () => {
    const act = async (name: string, body: object) => (await server.call<BulkReply>('POST', \`\${LIST}/bulk/\${name}\`, { token, body })).data;
    const [key, two] = [randomUUID(), (await rows('sort=name')).slice(0, 2)];
    expect(await act('deactivate', { key, chosen: { ids: two.map(({ id, revision }) => ({ id, revision })) } })).toMatchObject({ done: 2, refusals: 0 });
    expect((await rows('active=true')).map(({ name }) => name)).toEqual(['West']);
    expect(await act('activate', { key: randomUUID(), chosen: { undoes: key } })).toMatchObject({ done: 2, refusals: 0 });
  });

  test('are edited at the revision that was seen, and have a history', async () => {
    const [row] = await rows('search=west');
    const save = (name: string) => server.call('PUT', \`\${LIST}/\${row!.id}?revision=\${row!.revision}\`, { token, body: { name } });
    expect((await save('Far West')).status).toBe(200);
    expect((await save('Wild West')).status).toBe(409);
    const { data } = await server.call<HistoryEntry[]>('GET', \`\${LIST}/\${row!.id}/history\`, { token });
    expect(data.map(({ action }) => action)).toEqual(['corrected', 'created']);
  });
});
`;

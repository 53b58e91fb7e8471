import { beforeAll, expect, test } from 'vitest';
import { balanceOf, postJournal, type Journal } from '#server/finance/ledger/service.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { enrolled } from '../../support/enrolled.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

onBothDatabases('the ledger', (databases) => {
  let server: TestServer;
  let studentId: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    ({ studentId } = await enrolled(server, 'ledger-student'));
  });

  const charge = (key: string, owedKobo: number, incomeKobo = -owedKobo): Journal => ({
    kind: 'charge',
    key,
    at: server.platform.now(),
    actor: 'system:test',
    postings: [
      { account: 'receivable', studentId, amountKobo: owedKobo },
      { account: 'income', amountKobo: incomeKobo },
    ],
  });
  const post = (journal: Journal) => server.platform.database.transaction((tx) => postJournal(tx, journal));
  const balance = () => balanceOf(server.platform.database, studentId);

  test('posts a journal once, whoever posts it again at the same moment', async () => {
    const posted = await Promise.all([1, 2, 3].map(() => post(charge('once', 6_000_000))));
    expect(posted.filter((id) => id !== undefined)).toHaveLength(1);
    expect(await balance()).toEqual({ owedKobo: 6_000_000, creditKobo: 0 });
  });

  test('refuses a journal whose postings do not sum to zero', async () => {
    const before = await balance();
    await expect(post(charge('uneven', 100, -99))).rejects.toThrow('do not sum to zero');
    expect(await balance()).toEqual(before);
  });

  test('knows credit apart from what is owed; nothing that was posted changes', async () => {
    await post({
      kind: 'payment',
      key: 'over',
      at: server.platform.now(),
      actor: 'system:test',
      postings: [
        { account: 'clearing', amountKobo: 500 },
        { account: 'student credit', studentId, amountKobo: -500 },
      ],
    });
    expect((await balance()).creditKobo).toBe(500);
    const run = (text: string) => server.platform.database.query({ name: '', text, values: [] });
    await expect(run('update posting set amount_kobo = 1')).rejects.toThrow('posting is written once');
    await expect(run('delete from journal')).rejects.toThrow('journal is written once');
  });
});

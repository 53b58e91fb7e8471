import { beforeEach, expect, test } from 'vitest';
import { invoiceFor, logIn } from '../../../support/applicant.ts';
import { onDatabases } from '../../../support/databases.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const HERE = 'payment check from 127.0.0.1';
const FREE = 100;

/** A cyber café, or a phone company's whole town: many who have paid and of whom no notification tells come from one address. */
onDatabases('many payers behind one address', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await freshServer(databases);
  });

  const rows = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
  const asked = (failures: number, blockedFor: number) =>
    rows(`
    insert into attempt (bucket, failures, counted_from, blocked_until)
    values ('${HERE}', ${failures}, '${server.platform.now().toISOString()}', '${new Date(server.platform.now().getTime() + blockedFor).toISOString()}')`);
  const paidUnheard = async () => {
    const rrr = await invoiceFor(server);
    expect((await server.call('POST', '/remita-sandbox/control/pay', { body: { rrr, trouble: 'lost' } })).json).toEqual(
      { paid: true },
    );
    return rrr;
  };
  const tryToLogIn = (rrr: string) => server.call('POST', '/api/JupebApplication/login', { body: { rrr } });

  test('each comes in at once, however many came before: a question that brings a payment costs nobody anything', async () => {
    await asked(FREE - 1, -1);
    for (let payer = 0; payer < 5; payer += 1) await logIn(server, await paidUnheard());
    expect(await rows(`select failures from attempt where bucket = '${HERE}'`)).toEqual([{ failures: FREE - 1 }]);
    expect((await tryToLogIn(await invoiceFor(server))).json).toMatchObject({
      message: expect.stringMatching(/has not been paid/),
    });
    expect(await rows(`select failures from attempt where bucket = '${HERE}'`)).toEqual([{ failures: FREE }]);
  });

  test('who cannot be asked about just now is not told that nothing was paid, guesses at nothing, and comes in a minute later', async () => {
    const rrr = await paidUnheard();
    await asked(FREE, 5_000);
    for (let pressed = 0; pressed < 15; pressed += 1) {
      server.clock.advance(10);
      const { status, headers, json } = await tryToLogIn(rrr);
      expect(status).toBe(424);
      expect(headers.get('retry-after')).toBe('60');
      expect(json.message).toMatch(/Your money is not lost: please try again in a minute/);
      server.clock.advance(2_001 - 10);
      await rows(
        `update attempt set blocked_until = '${new Date(server.platform.now().getTime() + 5_000).toISOString()}' where bucket = '${HERE}'`,
      );
    }
    expect(await rows(`select failures from attempt where bucket = 'rrr from 127.0.0.1' and failures > 0`)).toEqual([]);
    server.clock.advance(60_000);
    await logIn(server, rrr);
  });
});

import { expect, test } from 'vitest';
import { onDatabases } from '../../support/databases.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { freshServer } from '../../support/server.ts';

/** So many acts are answered at once; after the next one each has to wait. */
const FREE = 60;
const UNKNOWN = '00000000-0000-7000-8000-000000000000';

onDatabases('the pace of choosing a bed', (databases) => {
  test('is limited for each student, over all acts together', async () => {
    const server = await freshServer(databases);
    const [quick, other] = [await enrolled(server, 'quick'), await enrolled(server, 'slow')];
    const acts = [
      ({ token }: Enrolled) => server.call('POST', '/api/Hostel/hold-bed', { token, body: { bedId: 999_999 } }),
      ({ token }: Enrolled) =>
        server.call('POST', '/api/Hostel/reserve-bed', { token, body: { reservationId: UNKNOWN, expectedTotal: 1 } }),
      ({ token }: Enrolled) =>
        server.call('POST', '/api/Hostel/cancel-reservation', { token, body: { reservationId: UNKNOWN } }),
    ];
    for (let count = 0; count <= FREE; count += 1) expect((await acts[count % 3]!(quick)).status).not.toBe(429);
    for (const act of acts) {
      expect((await act(quick)).status).toBe(429);
      expect((await act(other)).status).not.toBe(429);
    }
  });
});

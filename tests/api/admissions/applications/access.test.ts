import { beforeAll, expect, test } from 'vitest';
import {
  JUPEB_ANSWERS,
  newApplicant,
  SECTION_ADDRESS,
  sendPassport,
  type Applicant,
} from '../../../support/applicant.ts';
import { onDatabases } from '../../../support/databases.ts';
import { openApiOf } from '../../../support/openApi.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { volumeOf } from '../../../support/volume.ts';

const GUESSES = volumeOf('GUESSES');
const TOGETHER = 50;

onDatabases("another applicant's token", (databases) => {
  let server: TestServer;
  let mine: Applicant;
  let other: Applicant;
  let passport: string;

  beforeAll(async () => {
    server = await freshServer(databases);
    [mine, other] = [await newApplicant(server), await newApplicant(server)];
    passport = await sendPassport(server, mine.token);
    await server.call('POST', SECTION_ADDRESS['personal-details'], {
      token: mine.token,
      body: JUPEB_ANSWERS['personal-details'](passport),
    });
  });

  /** Every address of an applicant, from the server's own description. */
  const guarded = async (): Promise<[string, string][]> => {
    const { paths } = await openApiOf(server);
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { security }]) => security)
        .map(([method]): [string, string] => [method.toUpperCase(), path.replace('{id}', passport)]),
    );
  };

  test('no token, a wrong one or an old one opens nothing', async () => {
    const addresses = await guarded();
    expect(addresses.length).toBeGreaterThanOrEqual(8);
    for (const [method, path] of addresses) {
      for (const token of [undefined, 'nonsense', `${mine.token}x`]) {
        const answer = await server.call(method, path, {
          token,
          ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
        });
        expect([method, path, answer.status]).toEqual([method, path, 401]);
      }
    }
    const late = await newApplicant(server);
    server.clock.advance(3 * 60 * 60 * 1000);
    expect((await server.call('GET', '/api/JupebApplication/application', { token: late.token })).status).toBe(401);
    server.clock.advance(-3 * 60 * 60 * 1000);
  });

  test("neither reads nor writes somebody else's application", async () => {
    expect(
      (await server.call('GET', '/api/JupebApplication/application', { token: other.token })).data.applicantId,
    ).toBe(other.applicantId);
    expect((await server.call('GET', `/api/UserDocument/${passport}`, { token: other.token })).status).toBe(404);
    expect((await server.call('GET', `/api/UserDocument/${passport}`, { token: mine.token })).status).toBe(200);
    const theirs = await sendPassport(server, other.token);
    const answers = JUPEB_ANSWERS['personal-details'](theirs);
    for (const claimed of [mine.rrr, mine.applicantId]) {
      expect(
        (
          await server.call('POST', SECTION_ADDRESS['personal-details'], {
            token: other.token,
            body: { ...answers, rrr: claimed },
          })
        ).status,
      ).toBe(403);
    }
    const stolen = await server.call('POST', SECTION_ADDRESS['personal-details'], {
      token: other.token,
      body: { ...answers, passport },
    });
    expect(stolen).toMatchObject({ status: 422, json: { errors: { '/passport': expect.any(String) } } });
    expect(
      (await server.call('GET', '/api/JupebApplication/application', { token: mine.token })).data.answers[
        'personal-details'
      ]!['passport'],
    ).toBe(passport);
  });

  /** The last: it leaves this address slowed. All guesses come within twenty seconds, fifty at a time. */
  test(`${GUESSES} guesses of an RRR are slowed to a crawl`, async () => {
    const counts = new Map<number, number>();
    for (let sent = 0; sent < GUESSES; sent += TOGETHER) {
      const answers = await Promise.all(
        Array.from({ length: TOGETHER }, (_, index) =>
          server.call('POST', '/api/JupebApplication/login', { body: { rrr: String(100_000_000_000 + sent + index) } }),
        ),
      );
      for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
      server.clock.advance((20_000 * TOGETHER) / GUESSES);
    }
    expect([...counts.keys()].sort()).toEqual([422, 429]);
    expect(counts.get(422)).toBeLessThanOrEqual(20);
  });
});

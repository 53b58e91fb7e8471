import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { ApiError } from '../../../../src/portal/api/apiError.ts';
import { sameAnswers } from '../../../../src/portal/kit/conflict/sameAnswers.ts';
import { sendWaiting, type OutboxParts } from '../../../../src/portal/applicant/offline/outbox.ts';
import { isEmpty, type Waiting, type WaitingSave } from '../../../../src/portal/applicant/offline/waiting.ts';
import {
  type Applicant,
  JUPEB_ANSWERS,
  newApplicant,
  photograph,
  SECTION_ADDRESS,
} from '../../../support/applicant.ts';
import type { Answer } from '../../../support/call.ts';
import { onDatabases } from '../../../support/databases.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { volumeOf } from '../../../support/volume.ts';

/** `SESSIONS=100` for more: what is lost is lost in five ways, by turns. */
const SESSIONS = volumeOf('SESSIONS');
const TOGETHER = 5;
/** All come from one address, of which a hundred in a quarter of an hour are looked up at once. */
const TURN_EVERY_MS = TOGETHER * 10_000;
const LOAD = '/api/JupebApplication/application';

type Section = keyof typeof SECTION_ADDRESS;

/** What happens to a request: it arrives, or it is lost, or its answer is. By the number of the request, so that each run is the same. */
const fateOf = (session: number, request: number) =>
  (['request', 'fine', 'answer', 'fine', 'fine'] as const)[(session * 7 + request * 3) % 5]!;

onDatabases('what was done without a line', (databases) => {
  let server: TestServer;
  let photo: Buffer;
  beforeAll(async () => {
    server = await freshServer(databases);
    photo = await photograph();
  });

  const load = async (token: string) => (await server.call('GET', LOAD, { token })).data;

  /** A device that fails as `session` says, and the college. */
  function device(session: number, { token }: Applicant, saves: readonly WaitingSave[], picture?: string) {
    let waiting: Waiting = {
      saves,
      photograph: picture === undefined ? undefined : { id: picture, content: new Blob([new Uint8Array(photo)]) },
    };
    const givenBack: { section: string; apart: boolean }[] = [];
    let requests = 0;
    const over = async <Reply>(ask: () => Promise<Answer<Reply>>) => {
      const fate = fateOf(session, requests++);
      if (fate === 'request') throw new ApiError(0, 'Network Error');
      const answer = await ask();
      if (fate === 'answer') throw new ApiError(0, 'Network Error');
      if (answer.status >= 400) throw new ApiError(answer.status, answer.json?.message ?? '');
      return answer.data;
    };
    const parts: OutboxParts = {
      store: {
        read: async () => waiting,
        change: async (by) => {
          waiting = by(waiting);
        },
      },
      load: async () => {
        const { answers, drafts, revision, formCompleted } = await over(() => server.call('GET', LOAD, { token }));
        return { saved: answers, drafts, revision, isSubmitted: formCompleted };
      },
      isSame: (_, a, b) => sameAnswers(a, b),
      sendPhotograph: async ({ id, content }) => {
        const body = new FormData();
        body.append('file', content, 'passport');
        await over(() => server.call('POST', `/api/UserDocument/upload-passport?id=${id}`, { token, body }));
      },
      save: async (section, answers) => {
        await over(() => server.call('POST', SECTION_ADDRESS[section as Section], { token, body: answers }));
      },
      giveBack: async ({ section }, _, apart) => {
        givenBack.push({ section, apart });
      },
      typed: async () => undefined,
      submit: async (revision) => {
        await over(() => server.call('POST', '/api/Application/submit', { token, body: { revision } }));
      },
    };
    return {
      givenBack,
      left: () => waiting,
      empty: async () => {
        for (let tries = 0; tries < 40 && !isEmpty(waiting); tries++)
          await sendWaiting(parts).catch((error: ApiError) => expect(error.isUnheard).toBe(true));
      },
    };
  }

  const saveOf = (section: Section, answers: SectionAnswers, base: Partial<WaitingSave['base']> = {}): WaitingSave => ({
    section,
    answers,
    base: { saved: undefined, revision: 0, sent: undefined, ...base },
  });

  const inTurns = async (work: (session: number) => Promise<void>) => {
    for (let first = 0; first < SESSIONS; first += TOGETHER) {
      server.clock.advance(TURN_EVERY_MS);
      await Promise.all(
        Array.from({ length: Math.min(TOGETHER, SESSIONS - first) }, (_, index) => work(first + index)),
      );
    }
  };

  test(`arrives once, whatever is lost on the way: ${SESSIONS} sessions with a photograph and two sections`, async () => {
    await inTurns(async (session) => {
      const applicant = await newApplicant(server);
      const picture = randomUUID();
      const { empty, left, givenBack } = device(
        session,
        applicant,
        [
          saveOf('personal-details', JUPEB_ANSWERS['personal-details'](picture)),
          saveOf('sponsor-and-referee', JUPEB_ANSWERS['sponsor-and-referee']),
        ],
        picture,
      );
      await empty();
      expect([left().saves, left().photograph, givenBack]).toEqual([[], undefined, []]);
      const record = await load(applicant.token);
      expect(record).toMatchObject({
        passport: picture,
        next: 'o-level-result',
        drafts: {},
        answers: { 'sponsor-and-referee': JUPEB_ANSWERS['sponsor-and-referee'] },
      });
      expect(record.documents.map(({ id }) => id)).toEqual([picture]);
      const { rows } = await server.platform.database.query({
        name: '',
        text: "select count(*) as sent from audit_entry where action = 'document.replacePassport' and subject_id = $1",
        values: [applicant.applicantId],
      });
      expect(Number(rows[0]!['sent'])).toBe(1);
    });
  });

  test(`is given back where another device was, and what that device said stays: ${SESSIONS} conflicts`, async () => {
    await inTurns(async (session) => {
      const applicant = await newApplicant(server);
      const { token } = applicant;
      const picture = randomUUID();
      await device(
        0,
        applicant,
        [saveOf('personal-details', JUPEB_ANSWERS['personal-details'](picture))],
        picture,
      ).empty();
      const theirs = {
        ...JUPEB_ANSWERS['sponsor-and-referee'],
        Referee: { ...JUPEB_ANSWERS['sponsor-and-referee'].Referee, Fullname: `Device ${session}` },
      };
      const isSaved = session % 2 === 0;
      if (isSaved) await server.call('POST', SECTION_ADDRESS['sponsor-and-referee'], { token, body: theirs });
      else
        await server.call('PUT', '/api/Application/draft', {
          token,
          body: { section: 'sponsor-and-referee', data: theirs, revision: 0 },
        });
      const { empty, left, givenBack } = device(session, applicant, [
        saveOf('sponsor-and-referee', JUPEB_ANSWERS['sponsor-and-referee']),
      ]);
      await empty();
      expect(left().saves).toEqual([]);
      expect(givenBack).toEqual([{ section: 'sponsor-and-referee', apart: true }]);
      const { answers, drafts } = await load(token);
      expect(isSaved ? answers['sponsor-and-referee'] : drafts['sponsor-and-referee']!.data).toEqual(theirs);
    });
  });

  test('a photograph keeps the id that its device made up, and nobody takes another’s', async () => {
    const [mine, theirs] = [await newApplicant(server), await newApplicant(server)];
    const send = async ({ token }: Applicant, id: string) => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(photo)]), 'passport');
      return server.call('POST', `/api/UserDocument/upload-passport?id=${id}`, { token, body });
    };
    const id = randomUUID();
    expect((await send(mine, id)).data).toEqual({ id });
    expect((await send(mine, id)).data).toEqual({ id });
    expect((await send(theirs, id)).status).toBe(409);
    expect([(await load(mine.token)).passport, (await load(theirs.token)).passport]).toEqual([id, null]);
  });

  test('a log-out ends the token, and no other', async () => {
    const { token } = await newApplicant(server);
    const other = await newApplicant(server);
    const reply = await server.call('DELETE', '/api/Application/login', { token });
    expect([reply.status, reply.headers.get('clear-site-data')]).toEqual([200, '"cache"']);
    expect((await server.call('GET', LOAD, { token })).status).toBe(401);
    expect((await server.call('GET', LOAD, { token: other.token })).status).toBe(200);
  });
});

import { beforeAll, expect, test } from 'vitest';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { ApplicationRecord } from '#contract/admissions/applications.ts';
import { ApiError } from '../../../src/portal/api/apiError.ts';
import type { DeviceDraft } from '../../../src/portal/applicant/drafts/draft.ts';
import { createDraftKeeper } from '../../../src/portal/applicant/drafts/draftKeeper.ts';
import { sameAnswers } from '../../../src/portal/kit/conflict/sameAnswers.ts';
import { sendFile } from '../../../src/portal/applicant/uploads/sendFile.ts';
import { type Applicant, newApplicant } from '../../support/applicant.ts';
import type { Answer } from '../../support/call.ts';
import { declare, pdf, sampleFile, sendPart } from '../../support/files.ts';
import { onDatabases } from '../../support/databases.ts';
import { ALL_ROOTS, PROGRAMMES } from '../../support/programmes.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { until } from '../../support/until.ts';
import { volumeOf } from '../../support/volume.ts';

/** `SESSIONS=100` for more: what is lost is lost in five ways, by turns. */
const SESSIONS = volumeOf('SESSIONS');
const TOGETHER = 20;
/** More at once would be slowed, as guesses are. */
const LOGINS = 5;
/** All come from one address, of which a hundred in a quarter of an hour are looked up at once. */
const APPLICANT_EVERY_MS = 10_000;
const SECTION = 'personal-details';
const RECORD_OFFICE = PROGRAMMES.find(({ id }) => id === 'record-office')!;

/** By the number of the request, so that each run is the same: of five, one is lost, and of one the answer. */
const fates = (session: number) => {
  let requests = 0;
  return async <Reply>(ask: () => Promise<Answer<Reply>>) => {
    const fate = (['request', 'fine', 'fine', 'answer', 'fine'] as const)[(session * 3 + requests++) % 5]!;
    if (fate === 'request') throw new ApiError(0, 'Network Error');
    const answer = await ask();
    if (fate === 'answer') throw new ApiError(0, 'Network Error');
    if (answer.status >= 400) throw new ApiError(answer.status, answer.json?.message ?? '');
    return answer.data;
  };
};

async function inTurns<Item, Result>(
  items: readonly Item[],
  together: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < items.length; first += together) {
    results.push(
      ...(await Promise.all(items.slice(first, first + together).map((item, index) => work(item, first + index)))),
    );
  }
  return results;
}

/** The portal's own drafts and uploads, over a line that loses two in five, against the college. */
onDatabases('two devices of one applicant', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases, { roots: ALL_ROOTS });
  });

  const inSessions = async (
    programme: Parameters<typeof newApplicant>[1],
    work: (applicant: Applicant, session: number) => Promise<void>,
  ) => {
    const applicants = await inTurns(Array.from({ length: SESSIONS }), LOGINS, () => {
      server.clock.advance(APPLICANT_EVERY_MS);
      return newApplicant(server, programme);
    });
    await inTurns(applicants, TOGETHER, work);
  };

  const draftOf = async ({ token }: Applicant) =>
    (await server.call('GET', '/api/JupebApplication/application', { token })).data.drafts[SECTION];

  function device(applicant: Applicant, over: ReturnType<typeof fates>) {
    const { token } = applicant;
    const kept = new Map<string, DeviceDraft>();
    const keeper = createDraftKeeper({
      version: 'v',
      sections: [],
      server: {},
      saved: {},
      store: {
        read: async (section) => kept.get(section),
        write: (draft) => {
          kept.set(draft.section, draft);
        },
        writeLast: () => undefined,
        remove: (section) => {
          kept.delete(section);
        },
      },
      push: async ({ section, data, baseRevision }) =>
        (await over(() =>
          server.call('PUT', '/api/Application/draft', { token, body: { section, data, revision: baseRevision } }),
        )) as { revision: number },
      pull: async () => ({ draft: await draftOf(applicant), saved: undefined }),
      isSame: (_, a, b) => sameAnswers(a, b),
    });
    return { keeper, kept, conflict: () => keeper.view().conflict };
  }

  test(`type at the same time: of ${SESSIONS} times both are shown, one is chosen, and nothing is lost`, async () => {
    await inSessions(undefined, async (applicant, session) => {
      const over = fates(session);
      const [one, other] = [device(applicant, over), device(applicant, over)];
      const [mine, theirs]: SectionAnswers[] = [
        { permanentAddress: `1 First Road ${session}` },
        { permanentAddress: `2 Other Road ${session}` },
      ];
      one.keeper.keep(SECTION, mine!);
      other.keeper.keep(SECTION, theirs!);
      await until('one of the two devices is shown both answers', () =>
        expect([one, other].filter(({ conflict }) => conflict())).toHaveLength(1),
      );

      const late = one.conflict() ? one : other;
      const conflict = late.conflict()!;
      expect([conflict.device.data, conflict.server.data]).toEqual(late === one ? [mine, theirs] : [theirs, mine]);
      const chosen = session % 2 === 0 ? conflict.device.data : conflict.server.data;
      late.keeper.resolve(conflict, chosen);
      await until('the chosen answer is kept', () => expect(late.keeper.isBehind()).toBe(false));
      expect(await draftOf(applicant)).toMatchObject({ data: chosen, revision: conflict.server.revision + 1 });
      expect([one.conflict(), other.conflict()]).toEqual([undefined, undefined]);
    });
  });

  test(`send a file each without a line, and again with one: of ${SESSIONS} sessions each arrives whole, once`, async () => {
    await inSessions(RECORD_OFFICE, async (applicant, session) => {
      const { token } = applicant;
      const over = fates(session);
      const file = sampleFile({ section: 'papers', field: '/thesis' }, { bytes: pdf(160 * 1024 + session) });
      const content = new Blob([new Uint8Array(file.bytes)]);
      await sendFile(
        { id: file.id, name: 'thesis.pdf', kind: 'pdf', field: { section: 'papers', pointer: '/thesis' }, content },
        {
          declare: () => over(() => declare(server, token, file)),
          sendPart: (_, offset, bytes) => over(() => sendPart(server, token, file, offset, offset + bytes.size)),
        },
        {
          signal: new AbortController().signal,
          onSent: () => undefined,
          onWaiting: () => undefined,
          pause: async () => undefined,
        },
      );
      const { documents } = (
        await server.call<ApplicationRecord>('GET', `/api${RECORD_OFFICE.endpoints.load.path}`, { token })
      ).data;
      expect(documents.map(({ id, size }) => [id, size])).toEqual([[file.id, file.bytes.length]]);
      const reply = await fetch(`${server.address}/api/UserDocument/${file.id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(Buffer.from(await reply.arrayBuffer()).equals(file.bytes)).toBe(true);
    });
  });
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lookupAddress, LOOKUPS, UPLOADS, type LookupName } from '#catalogue/registry/lookups.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { Verdict } from '#catalogue/validate.ts';
import { knownOf } from '#server/admissions/applications/known.ts';
import { judge } from '#server/admissions/applications/saveSection.ts';
import { findApplication, type Application } from '#server/admissions/applications/service.ts';
import type { Lookups } from '#server/platform/lookups/lookups.ts';
import { answersTo, type OptionsOf } from '../../../support/answers.ts';
import { answersInOrder } from '../../../support/answersInOrder.ts';
import { newApplicant } from '../../../support/applicant.ts';
import { openChromiumJudge, type ChromiumJudge } from '../../../support/browser-judge/chromiumJudge.ts';
import {
  browserJudge,
  importSection,
  listKey,
  type Knowledge,
  type Lists,
} from '../../../support/browser-judge/browserJudge.ts';
import { databasesOf } from '../../../support/databases.ts';
import { reachableParents } from '../../../support/reachableParents.ts';
import { sendOwnFiles, type OwnFiles } from '../../../support/ownFiles.ts';
import { ALL_ROOTS, PROGRAMMES } from '../../../support/programmes.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { seedOf, volumeOf } from '../../../support/volume.ts';

/**
 * The browser's face is what a browser has: the section's module and the lists as the server sent them. The server's is
 * the one that guards the database. Random and hostile answers, and both must give the same verdict in the same words:
 * here where a mistake can be made smaller, and in a real browser, in batches. `INPUTS=5000` asks for as many of each
 * programme as was promised.
 */
const INPUTS_A_PROGRAMME = volumeOf('INPUTS');
const SEED = seedOf('the two faces of a section');
const MISTAKES = 0.04;
/** Of fewer, chance alone may accept none or all, however many programmes and sections there are. */
const FEWEST = 60;

const SECTIONS = PROGRAMMES.flatMap((programme) => {
  const names = Object.keys(programme.sections);
  return names.map((section) => ({
    programme,
    section,
    inputs: Math.max(FEWEST, Math.ceil(INPUTS_A_PROGRAMME / names.length)),
  }));
});

describe('the two faces of a section', () => {
  const databases = databasesOf('embedded');
  let server: TestServer;
  let lookups: Lookups;
  let lists: Lists;
  let chromium: ChromiumJudge;

  beforeAll(async () => {
    server = await freshServer(databases, { roots: ALL_ROOTS });
    lookups = server.platform.lookups;
    lists = await everyList(server, lookups);
    chromium = await openChromiumJudge(server.address);
  });
  afterAll(() => chromium.close());

  /** One to a programme: one address that asks for an invoice for each section is told to wait. */
  const begun = new Map<string, ReturnType<typeof applicationTo>>();
  const begunTo = (programme: Programme) => {
    const application = begun.get(programme.id) ?? applicationTo(server, programme);
    begun.set(programme.id, application);
    return application;
  };

  test.each(SECTIONS)('$programme.id $section', async ({ programme, section, inputs }) => {
    const { application: empty, files } = await begunTo(programme);
    const options: OptionsOf = (lookup, parents, field) =>
      lookup === UPLOADS ? files.fitting(field) : lookups.list(lookup as LookupName, parents).map(({ id }) => id);
    const application = { ...empty, answers: answersInOrder(programme, empty.facts, options, section) };
    const knowledge: Knowledge = {
      facts: application.facts,
      year: 2026,
      known: knownOf(server.platform, application),
      files: application.documents,
      lists: { ...lists, [listKey(UPLOADS, [])]: application.documents.map(({ id }) => id) },
    };
    const path = `/programmes/${programme.id}/${application.programme.version}/${section}.js`;
    const module = await importSection(
      `data:text/javascript,${encodeURIComponent((await server.call('GET', path)).text)}`,
    );
    const arbitrary = answersTo(
      module.schema,
      (lookup, parents, field) =>
        lookup === UPLOADS ? files.fitting(field) : (knowledge.lists[listKey(lookup, parents)] ?? []),
      MISTAKES,
      knowledge.known,
    ).map(asItArrives);
    const here = browserJudge(knowledge);
    const there = (answers: unknown) => judge(server.platform, application, section, answers);

    const verdicts: Verdict[] = [];
    fc.assert(
      fc.property(arbitrary, (answers) => {
        verdicts.push(there(answers));
        expect(here(module, answers)).toEqual(verdicts.at(-1));
      }),
      { numRuns: inputs, seed: SEED },
    );
    const batch = fc.sample(arbitrary, { numRuns: inputs, seed: SEED + 1 });
    expect(await chromium.judge({ path, knowledge, batch })).toEqual(batch.map(there));

    const accepted = verdicts.filter(({ errors }) => errors.length === 0).length;
    expect(accepted).toBeGreaterThan(inputs / 20);
    expect(accepted).toBeLessThan(inputs);
  });
});

/** What JSON can say of it, since that is all that a server is sent. */
const asItArrives = (answers: unknown): unknown => JSON.parse(JSON.stringify(answers) ?? 'null');

async function applicationTo(
  server: TestServer,
  programme: Programme,
): Promise<{ application: Application; files: OwnFiles }> {
  const { applicantId, token } = await newApplicant(server, programme);
  return {
    files: await sendOwnFiles(server, token, programme),
    application: await findApplication(server.platform, applicantId),
  };
}

/** The ids of every list that a form can reach, fetched as a browser fetches them. */
async function everyList(server: TestServer, lookups: Lookups): Promise<Lists> {
  const reached = [...reachableParents(PROGRAMMES, lookups.list)].flatMap(([lookup, all]) =>
    all.map((parents) => ({ lookup, parents })),
  );
  const fetched = reached.map(async ({ lookup, parents }) => {
    const { data } = await server.call<{ id: number | string }[]>(
      'GET',
      `/api${lookupAddress(LOOKUPS[lookup], parents)}`,
    );
    return [listKey(lookup, parents), data.map(({ id }) => id)] as const;
  });
  return Object.fromEntries(await Promise.all(fetched));
}

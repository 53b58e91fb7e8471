import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompiledSection, SchemaValidator, ValidationContext } from '#catalogue/validate.ts';
import { validateSection } from '#catalogue/validate.ts';
import { withFacts } from '#catalogue/prefill.ts';
import { LOOKUPS, type LookupName } from '#catalogue/registry/lookups.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { judge } from '#server/applications/saveSection.ts';
import { findApplication } from '#server/applications/service.ts';
import { openLookups } from '#server/lookups/service.ts';
import { answersTo } from '../../support/answers.ts';
import { newApplicant, sendPassport } from '../../support/applicant.ts';
import { groundOf } from '../../support/grounds.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

/**
 * The browser's face is what a browser has: the section module and the lists as the server sent them. The server's is
 * the one that guards the database. Random and hostile answers, and both must give the same verdict in the same words.
 */
const INPUTS_A_SECTION = 4_000;

describe('the two faces of a section', () => {
  const ground = groundOf('embedded');
  let server: TestServer;
  let lists: Map<string, Promise<readonly unknown[]>>;

  beforeAll(async () => {
    server = await freshServer(ground);
    lists = new Map();
  });

  const listOf = (lookup: string, parents: readonly unknown[]): Promise<readonly unknown[]> => {
    const { path, by } = LOOKUPS[lookup as LookupName];
    const address = `/api${path}?${by.map((name, index) => `${name}=${String(parents[index])}`).join('&')}`;
    if (!lists.has(address)) lists.set(address, server.call('GET', address).then(({ data }) => (data as { id: unknown }[]).map(({ id }) => id)));
    return lists.get(address)!;
  };

  test.each(['personal-details', 'sponsor-and-referee', 'o-level-result'])('%s', async (name) => {
    const { applicantId, token } = await newApplicant(server);
    const passport = await sendPassport(server, token);
    const application = await findApplication(server.platform, applicantId);
    const browser = await delivered(server, application.programme, name);
    const known = await everyList(listOf);
    const context: ValidationContext = {
      year: 2026, hasPassport: true,
      options: (lookup, parents) => (lookup === 'uploads' ? new Set([passport]) : new Set(known(lookup, parents))),
    };
    const lookups = openLookups(server.platform);
    const arbitrary = answersTo(browser.schema, (lookup, parents) => [...context.options(lookup, parents)!], 0.04);
    let accepted = 0;
    fc.assert(fc.property(arbitrary, (answers) => {
      const here = validateSection(browser, withFacts(browser.schema, answers, application.facts), context);
      const there = judge(server.platform, lookups, application, name, answers);
      expect(there).toEqual(here);
      if (there.errors.length === 0) accepted += 1;
    }), { numRuns: INPUTS_A_SECTION });
    expect(accepted).toBeGreaterThan(INPUTS_A_SECTION / 20);
    expect(accepted).toBeLessThan(INPUTS_A_SECTION);
  });
});

async function delivered(server: TestServer, programme: { id: string; version: string }, section: string): Promise<CompiledSection> {
  const { text } = await server.call('GET', `/programmes/${programme.id}/${programme.version}/${section}.js`);
  const module = await import(`data:text/javascript,${encodeURIComponent(text)}`) as { section: SectionSchema; validate: SchemaValidator };
  return { schema: module.section, validate: module.validate };
}

/** Every list that JUPEB's cascades can reach, fetched as a browser fetches it. */
async function everyList(listOf: (lookup: string, parents: readonly unknown[]) => Promise<readonly unknown[]>) {
  const known = new Map<string, readonly unknown[]>();
  const keyOf = (lookup: string, parents: readonly unknown[]) => JSON.stringify([lookup, parents]);
  const learn = async (lookup: LookupName, parents: readonly unknown[] = []) => {
    const list = await listOf(lookup, parents);
    known.set(keyOf(lookup, parents), list);
    return list;
  };
  for (const [lookup, { by }] of Object.entries(LOOKUPS)) if (by.length === 0) await learn(lookup as LookupName);
  for (const country of known.get(keyOf('countries', []))!) for (const state of await learn('states', [country])) await learn('lgas', [state]);
  for (const faculty of known.get(keyOf('jupeb-faculties', []))!) await learn('jupeb-combinations', [faculty]);
  return (lookup: string, parents: readonly unknown[]) => known.get(keyOf(lookup, parents)) ?? [];
}

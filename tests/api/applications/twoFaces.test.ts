import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompiledSection, SchemaValidator, ValidationContext } from '#catalogue/validate.ts';
import { validateSection } from '#catalogue/validate.ts';
import { withFacts } from '#catalogue/prefill.ts';
import { LOOKUPS, UPLOADS } from '#catalogue/registry/lookups.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { judge } from '#server/applications/saveSection.ts';
import { findApplication } from '#server/applications/service.ts';
import { openLookups, type Lookups } from '#server/lookups/service.ts';
import { answersTo } from '../../support/answers.ts';
import { newApplicant, sendPassport } from '../../support/applicant.ts';
import { groundOf } from '../../support/grounds.ts';
import { reachableParents } from '../../support/reachableParents.ts';
import { ALL_ROOTS, PROGRAMMES } from '../../support/programmes.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

/**
 * The browser's face is what a browser has: the section module and the lists as the server sent them. The server's is
 * the one that guards the database. Random and hostile answers, and both must give the same verdict in the same words.
 */
const INPUTS_A_SECTION = 2_000;

const SECTIONS = PROGRAMMES.flatMap((programme) => Object.keys(programme.sections).map((section) => ({ programme, section })));

describe('the two faces of a section', () => {
  const ground = groundOf('embedded');
  let server: TestServer;
  let lookups: Lookups;
  let known: ListOf;

  beforeAll(async () => {
    server = await freshServer(ground, { roots: ALL_ROOTS });
    lookups = openLookups(server.platform);
    known = await everyList(server, lookups);
  });

  test.each(SECTIONS)('$programme.id $section', async ({ programme, section }) => {
    const { applicantId, token } = await newApplicant(server, programme);
    const passport = await sendPassport(server, token);
    const application = await findApplication(server.platform, applicantId);
    const browser = await delivered(server, application.programme, section);
    const context: ValidationContext = {
      year: 2026, hasPassport: true,
      options: (lookup, parents) => (lookup === UPLOADS ? new Set([passport]) : known(lookup, parents)),
    };
    const arbitrary = answersTo(browser.schema, (lookup, parents) => [...context.options(lookup, parents)!], 0.04);
    let accepted = 0;
    fc.assert(fc.property(arbitrary, (answers) => {
      const here = validateSection(browser, withFacts(browser.schema, answers, application.facts), context);
      const there = judge(server.platform, lookups, application, section, answers);
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

type ListOf = (lookup: string, parents: readonly unknown[]) => ReadonlySet<unknown>;

/** Every list that a form can reach, fetched as a browser fetches it. */
async function everyList(server: TestServer, lookups: Lookups): Promise<ListOf> {
  const known = new Map<string, ReadonlySet<unknown>>();
  const keyOf = (lookup: string, parents: readonly unknown[]) => JSON.stringify([lookup, parents]);
  for (const [lookup, reached] of reachableParents(PROGRAMMES, lookups.list)) {
    const { path, by } = LOOKUPS[lookup];
    for (const parents of reached) {
      const { data } = await server.call('GET', `/api${path}?${by.map((name, index) => `${name}=${String(parents[index])}`).join('&')}`);
      known.set(keyOf(lookup, parents), new Set((data as { id: unknown }[]).map(({ id }) => id)));
    }
  }
  return (lookup, parents) => known.get(keyOf(lookup, parents)) ?? NONE;
}

const NONE: ReadonlySet<unknown> = new Set();

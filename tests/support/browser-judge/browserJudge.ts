import { bindSection } from '#catalogue/binding/bindSection.ts';
import type { Known } from '#catalogue/binding/reading.ts';
import { withFacts, type ApplicantFacts } from '#catalogue/prefill.ts';
import {
  validateSection,
  type CompiledSection,
  type SchemaValidator,
  type ValidationContext,
  type Verdict,
} from '#catalogue/validate.ts';
import type { FileFacts } from '#rules/files.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';

/** The ids of every list, by its name and parents as JSON: `["states",[566]]`. */
export type Lists = Readonly<Record<string, readonly unknown[]>>;

export const listKey = (lookup: string, parents: readonly unknown[]): string => JSON.stringify([lookup, parents]);

const NONE: ReadonlySet<unknown> = new Set();

/** What the browser knows of an application, and the lists that it has loaded. */
export interface Knowledge {
  readonly facts: ApplicantFacts;
  readonly year: number;
  /** What a section may look at beyond itself. */
  readonly known: Known;
  readonly lists: Lists;
  /** Those of the application that have arrived. */
  readonly files: readonly (FileFacts & { readonly id: string })[];
}

/** The verdicts of a browser: with the section's module as it was sent, and the lists as it loaded them. */
export function browserJudge({
  facts,
  year,
  lists,
  files,
  known: beyond,
}: Knowledge): (section: CompiledSection, answers: unknown) => Verdict {
  const known = new Map(Object.entries(lists).map(([key, ids]) => [key, new Set(ids)]));
  const context: ValidationContext = {
    year,
    hasPassport: true,
    options: (lookup, parents) => known.get(listKey(lookup, parents)) ?? NONE,
    file: (id) => files.find((file) => file.id === id),
  };
  return (section, answers) =>
    validateSection(
      section.binds ? bindSection(section, beyond) : section,
      withFacts(section.schema, answers, facts),
      context,
    );
}

/** Imports a section as a page does: from its address, with nothing beside it. */
export async function importSection(address: string): Promise<CompiledSection> {
  const module = (await import(/* @vite-ignore */ address)) as {
    section: SectionSchema;
    validate: SchemaValidator;
    binds?: CompiledSection['binds'];
  };
  return { schema: module.section, validate: module.validate, ...(module.binds && { binds: module.binds }) };
}

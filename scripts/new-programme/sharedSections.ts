import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';

/** A section that another programme asks, as a new one takes it over. */
export interface SharedSection {
  readonly name: string;
  /** What the new programme's file says: a reference to a section of `schemas/shared`, or the words of a programme's own. */
  readonly declared: Readonly<Record<string, unknown>>;
  /** `../shared/o-level.json#/$defs/section`; absent of one that the other programme does not share. */
  readonly reference?: string;
  readonly schema: SectionSchema;
  readonly title: string;
  /** The last part of the address where that programme saves it: `add-or-update-o-level`. */
  readonly action: string;
  readonly takenBy: string;
}

/** Sections that applicants fill: without those that a referee answers or that ask for referees. */
export const sharedSections = (root: string, { programmes }: Catalogue): SharedSection[] =>
  programmes.flatMap(({ id, sections, chart, endpoints }) =>
    filesOf(join(root, 'schemas', id)).flatMap((name) => {
      const written = JSON.parse(readFileSync(join(root, 'schemas', id, `${name}.json`), 'utf8')) as { $ref?: string };
      const schema = sections[name];
      const binding = endpoints.sections[name];
      if (!schema || !binding || binding.followUp) return [];
      const { $ref } = written;
      const state = Object.values(chart.states).find(({ meta }) => meta?.section === name);
      return [
        {
          name,
          declared: $ref === undefined ? { ...written } : { $ref },
          ...($ref !== undefined && { reference: $ref }),
          schema,
          title: state?.meta?.title ?? schema.title,
          action: binding.path.split('/').at(-1)!,
          takenBy: id,
        },
      ];
    }),
  );

const filesOf = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
    : [];

/** One of each name: as the nearest programme asks it, its own ones too, else as most take it over. */
export function offeredSections(all: readonly SharedSection[], nearest: string): Map<string, SharedSection> {
  const byName = Map.groupBy(
    all.filter(({ reference, takenBy }) => reference !== undefined || takenBy === nearest),
    ({ name }) => name,
  );
  return new Map(
    [...byName].map(([name, uses]) => [name, uses.find(({ takenBy }) => takenBy === nearest) ?? mostUsed(uses)]),
  );
}

const mostUsed = (uses: readonly SharedSection[]): SharedSection =>
  [...Map.groupBy(uses, ({ reference }) => reference).values()].sort((a, b) => b.length - a.length)[0]![0]!;

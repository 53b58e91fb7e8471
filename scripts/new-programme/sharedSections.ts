import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';

/** A section of `schemas/shared`, as one programme takes it over. */
export interface SharedSection {
  readonly name: string;
  /** `../shared/o-level.json#/$defs/section` */
  readonly reference: string;
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
      const { $ref } = JSON.parse(readFileSync(join(root, 'schemas', id, `${name}.json`), 'utf8')) as { $ref?: string };
      const schema = sections[name];
      const binding = endpoints.sections[name];
      if (!$ref || !schema || !binding || binding.followUp) return [];
      const state = Object.values(chart.states).find(({ meta }) => meta?.section === name);
      return [
        {
          name,
          reference: $ref,
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

/** One of each name: as the nearest programme takes it over, else as most do. */
export function offeredSections(all: readonly SharedSection[], nearest: string): Map<string, SharedSection> {
  const byName = Map.groupBy(all, ({ name }) => name);
  return new Map(
    [...byName].map(([name, uses]) => [name, uses.find(({ takenBy }) => takenBy === nearest) ?? mostUsed(uses)]),
  );
}

const mostUsed = (uses: readonly SharedSection[]): SharedSection =>
  [...Map.groupBy(uses, ({ reference }) => reference).values()].sort((a, b) => b.length - a.length)[0]![0]!;

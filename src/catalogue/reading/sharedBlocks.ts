import { basename, join } from 'node:path';
import type { FieldSchema } from '../vocabulary.ts';
import { isSlip, SHARED } from './readDeclaration.ts';
import { resolveReferences } from './references.ts';
import { Sources } from './source.ts';

export interface SharedBlock {
  /** The name of its file: `person`. */
  readonly file: string;
  readonly name: string;
  /** As a programme takes it over: `../shared/person.json#/$defs/gender`. */
  readonly reference: string;
  /** With all that it takes over itself. */
  readonly schema: FieldSchema;
}

/** What programmes may take over with `$ref`, in the order of its files. Only for checked declarations. */
export function sharedBlocks(root: string): SharedBlock[] {
  const sources = new Sources([root]);
  return sources
    .filesIn(join('schemas', SHARED))
    .filter((path) => !isSlip(path))
    .flatMap((path) => {
      const { $defs } = resolveReferences(sources, sources.at(path)).value as {
        readonly $defs: Readonly<Record<string, FieldSchema>>;
      };
      const file = basename(path, '.json');
      return Object.entries($defs).map(([name, schema]) => ({
        file,
        name,
        reference: `../shared/${file}.json#/$defs/${name}`,
        schema,
      }));
    });
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { sharedBlocks } from '#catalogue/reading/sharedBlocks.ts';
import { createCollegeLookups } from '#server/lookups.ts';
import { flowNames } from './flowNames.ts';
import { sectionNames } from './sectionNames.ts';
import { slipNames } from './slipNames.ts';
import type { Name } from './suggested.ts';

/** The names that stand in the declarations, for editors: the schemas that files state refer to these. */
export function editorNames(root: string, { programmes, forms }: Catalogue): Record<string, string> {
  const declared = programmes.filter(({ hasForm }) => hasForm);
  const lookups = createCollegeLookups(() => new Date());
  const inFolder = (name: string) => `src/catalogue/generated/editor/${name}.json`;
  return {
    [inFolder('section')]: sectionNames([...declared, forms], sharedBlocks(root), lookups),
    [inFolder('slip')]: slipNames(declared, sharedGroups(root)),
    [inFolder('flow')]: flowNames(declared, sharedStates(root)),
  };
}

const json = <T>(...path: readonly string[]): T => JSON.parse(readFileSync(join(...path), 'utf8')) as T;

const sharedGroups = (root: string): Name[] =>
  Object.entries(
    json<{ readonly $defs: Readonly<Record<string, { readonly title: string }>> }>(root, 'schemas/shared/slip.json')
      .$defs,
  ).map(([name, { title }]) => ({ value: `../shared/slip.json#/$defs/${name}`, meaning: title }));

const sharedStates = (root: string): Name[] =>
  readdirSync(join(root, 'flows/shared'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      value: `../shared/${file}`,
      meaning: json<{ readonly meta: { readonly title: string } }>(root, 'flows/shared', file).meta.title,
    }));

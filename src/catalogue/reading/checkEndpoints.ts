import type { Endpoints } from '../programme.ts';
import { childPointer } from '../pointer.ts';
import { MAPPINGS, type MappingName } from '../registry/mappings.ts';
import type { FieldSchema } from '../vocabulary.ts';
import { checkShape } from './checkShape.ts';
import { didYouMean } from './declarationError.ts';
import { fieldAt } from './fieldAt.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

/** Every section is saved somewhere, and nothing else is. */
export function checkEndpoints(endpoints: Resolved, sections: ReadonlyMap<string, Resolved>): void {
  checkShape('endpoints', endpoints);
  const bindings = (endpoints.value as Endpoints).sections;
  const bound = Object.keys(bindings);
  const unknown = bound.find((name) => !sections.has(name));
  if (unknown !== undefined) refuse(endpoints, childPointer('/sections', unknown), `there is no section '${unknown}'.${didYouMean(unknown, sections.keys())}`);
  const unbound = [...sections.keys()].find((name) => !bound.includes(name));
  if (unbound !== undefined) refuse(endpoints, '/sections', `the section '${unbound}' has no address to be saved at.`);
  for (const [name, { mapping }] of Object.entries(bindings)) {
    const { reads } = MAPPINGS[mapping as MappingName] ?? { reads: [] };
    const lacking = reads.map((path) => fieldAt(sections.get(name)!.value as FieldSchema, path.split('/'), name)).find((found) => typeof found === 'string');
    if (lacking !== undefined) refuse(endpoints, `${childPointer('/sections', name)}/mapping`, `the mapping '${mapping}' does not fit '${name}': ${lacking}`);
  }
}

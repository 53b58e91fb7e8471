import type { Endpoints } from '../programme.ts';
import { childPointer } from '../pointer.ts';
import { checkShape } from './checkShape.ts';
import { didYouMean } from './declarationError.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

/** Every section is saved somewhere, and nothing else is. */
export function checkEndpoints(endpoints: Resolved, sections: ReadonlyMap<string, Resolved>): void {
  checkShape('endpoints', endpoints);
  const bound = Object.keys((endpoints.value as Endpoints).sections);
  const unknown = bound.find((name) => !sections.has(name));
  if (unknown !== undefined) refuse(endpoints, childPointer('/sections', unknown), `there is no section '${unknown}'.${didYouMean(unknown, sections.keys())}`);
  const unbound = [...sections.keys()].find((name) => !bound.includes(name));
  if (unbound !== undefined) refuse(endpoints, '/sections', `the section '${unbound}' has no address to be saved at.`);
}

import { ELIGIBILITY } from '../../registry/sections.ts';
import { childPointer } from '../../pointer.ts';
import { didYouMean } from '../declarationError.ts';
import { checkEach, Mistakes } from '../mistakes.ts';
import { refuse } from '../refuse.ts';
import type { Resolved } from '../references.ts';
import type { States } from './ways.ts';

/** Every section stands in exactly one state, under a hash of its own. */
export function checkSections(flow: Resolved, states: States, sections: readonly string[]): void {
  const shown = new Map<string, string>();
  const hashes = new Map<string, string>();
  const mistakes = new Mistakes();
  mistakes.attemptEach(Object.entries(states), ([name, { meta }]) => {
    if (flow.isHole(childPointer('/chart/states', name))) return;
    const at = `${childPointer('/chart/states', name)}/meta`;
    if (!meta)
      refuse(
        flow,
        childPointer('/chart/states', name),
        `'meta' is missing in '${name}': at least the title that the drawing of the flow shows.`,
      );
    if (meta.hash !== undefined) claim(flow, hashes, meta.hash, name, `${at}/hash`, 'hash');
    if (meta.section === undefined) return;
    if (!sections.includes(meta.section))
      refuse(
        flow,
        `${at}/section`,
        meta.section === ELIGIBILITY
          ? `'${ELIGIBILITY}' is asked before the invoice, and has no state.`
          : `there is no section '${meta.section}'.${didYouMean(meta.section, sections)}`,
      );
    if (meta.hash === undefined)
      refuse(flow, at, `'hash' is missing: what stands after # while '${meta.title}' is shown.`);
    claim(flow, shown, meta.section, name, `${at}/section`, 'section');
  });
  // A state that names no section there is may be meant for one that no state shows.
  mistakes.raise();
  checkEach(
    sections.filter((section) => !shown.has(section)),
    (section) => refuse(flow, '/chart/states', `no state shows the section '${section}'.`),
  );
}

function claim(
  flow: Resolved,
  owners: Map<string, string>,
  value: string,
  state: string,
  pointer: string,
  noun: string,
): void {
  const owner = owners.get(value);
  if (owner !== undefined) refuse(flow, pointer, `the ${noun} '${value}' is already that of '${owner}'.`);
  owners.set(value, state);
}

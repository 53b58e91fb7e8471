import type { Endpoints, Routes, SectionBinding } from '../programme.ts';
import { ELIGIBILITY } from '../registry/sections.ts';
import { childPointer } from '../pointer.ts';
import { FOLLOW_UPS, type FollowUpName } from '../registry/followUps.ts';
import { MAPPINGS, type MappingName } from '../registry/mappings.ts';
import type { FieldSchema } from '../vocabulary.ts';
import { didYouMean } from './declarationError.ts';
import { fieldAt } from './fieldAt.ts';
import { Mistakes } from './mistakes.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

type Sections = ReadonlyMap<string, Resolved>;

/** Without what somebody else answers, whom a follow-up names, and without what is asked before the invoice. */
export function applicantsSections(endpoints: Resolved, sections: Sections): Sections {
  const forms = Object.values((endpoints.value as Endpoints).sections).map(({ followUp }) => followUp?.form);
  return new Map([...sections].filter(([name]) => !forms.includes(name) && name !== ELIGIBILITY));
}

/** Every section of `sections` is saved somewhere; `all` has those too that somebody else answers. */
export function checkEndpoints(endpoints: Resolved, all: Sections, routes: Routes): void {
  const sections = applicantsSections(endpoints, all);
  const bindings = (endpoints.value as Endpoints).sections;
  const bound = Object.keys(bindings);
  const mistakes = new Mistakes();
  mistakes.attemptEach(
    bound.filter((name) => !sections.has(name)),
    (name) =>
      refuse(
        endpoints,
        childPointer('/sections', name),
        name === ELIGIBILITY && all.has(name)
          ? `the answers of '${ELIGIBILITY}' are not stored: it has no address.`
          : `there is no section '${name}'.${didYouMean(name, sections.keys())}`,
      ),
  );
  // A name that is misspelt here is probably that of a section without an address.
  if (!mistakes.any)
    mistakes.attemptEach(
      [...sections.keys()].filter((name) => !bound.includes(name)),
      (name) => refuse(endpoints, '/sections', `the section '${name}' has no address to be saved at.`),
    );
  mistakes.attemptEach(Object.entries(bindings), ([name, { mapping, followUp }]) => {
    const section = sections.get(name);
    if (!section || section.isHole('')) return;
    const at = childPointer('/sections', name);
    const lacking = lackingIn(section, name, MAPPINGS[mapping as MappingName]?.reads ?? []);
    if (lacking !== undefined)
      refuse(endpoints, `${at}/mapping`, `the mapping '${mapping}' does not fit '${name}': ${lacking}`);
    if (followUp) checkFollowUp(endpoints, all, routes, { at: `${at}/followUp`, name, followUp });
  });
  mistakes.raise();
}

interface PlacedFollowUp {
  readonly at: string;
  readonly name: string;
  readonly followUp: NonNullable<SectionBinding['followUp']>;
}

function checkFollowUp(
  endpoints: Resolved,
  all: Sections,
  routes: Routes,
  { at, name, followUp }: PlacedFollowUp,
): void {
  const { reads, asks, page } = FOLLOW_UPS[followUp.name as FollowUpName];
  const form = all.get(followUp.form);
  if (!form)
    refuse(endpoints, `${at}/form`, `there is no section '${followUp.form}'.${didYouMean(followUp.form, all.keys())}`);
  const lacking = lackingIn(all.get(name)!, name, reads) ?? lackingIn(form, followUp.form, asks);
  if (lacking !== undefined) refuse(endpoints, `${at}/name`, `'${followUp.name}' does not fit: ${lacking}`);
  if (routes[page] === undefined)
    refuse(endpoints, `${at}/name`, `'${followUp.name}' needs a page: 'routes' in flow.json has no '${page}'.`);
}

/** Returns a sentence that names the missing question; undefined when none is missing. */
const lackingIn = (section: Resolved, name: string, paths: readonly string[]): string | undefined =>
  paths
    .map((path) => fieldAt(section.value as FieldSchema, path.split('/'), name))
    .find((field) => typeof field === 'string');

import type { Endpoints, Routes, SectionBinding } from '../programme.ts';
import { childPointer } from '../pointer.ts';
import { FOLLOW_UPS, type FollowUpName } from '../registry/followUps.ts';
import { MAPPINGS, type MappingName } from '../registry/mappings.ts';
import type { FieldSchema } from '../vocabulary.ts';
import { didYouMean } from './declarationError.ts';
import { fieldAt } from './fieldAt.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

type Sections = ReadonlyMap<string, Resolved>;

/** A section that a follow-up names is for somebody else to answer. */
export function applicantsSections(endpoints: Resolved, sections: Sections): Sections {
  const forms = Object.values((endpoints.value as Endpoints).sections).map(({ followUp }) => followUp?.form);
  return new Map([...sections].filter(([name]) => !forms.includes(name)));
}

/** Every section of `sections` is saved somewhere; `all` has those too that somebody else answers. */
export function checkEndpoints(endpoints: Resolved, all: Sections, routes: Routes): void {
  const sections = applicantsSections(endpoints, all);
  const bindings = (endpoints.value as Endpoints).sections;
  const bound = Object.keys(bindings);
  const unknown = bound.find((name) => !sections.has(name));
  if (unknown !== undefined)
    refuse(
      endpoints,
      childPointer('/sections', unknown),
      `there is no section '${unknown}'.${didYouMean(unknown, sections.keys())}`,
    );
  const unbound = [...sections.keys()].find((name) => !bound.includes(name));
  if (unbound !== undefined) refuse(endpoints, '/sections', `the section '${unbound}' has no address to be saved at.`);
  for (const [name, { mapping, followUp }] of Object.entries(bindings)) {
    const at = childPointer('/sections', name);
    const lacking = lackingIn(sections.get(name)!, name, MAPPINGS[mapping as MappingName]?.reads ?? []);
    if (lacking !== undefined)
      refuse(endpoints, `${at}/mapping`, `the mapping '${mapping}' does not fit '${name}': ${lacking}`);
    if (followUp) checkFollowUp(endpoints, all, routes, { at: `${at}/followUp`, name, followUp });
  }
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

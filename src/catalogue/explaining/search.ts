import { pointerParts } from '../pointer.ts';
import type { Programme, ProgrammeSummary } from '../programme.ts';
import { explainSection, type ExplainedField, type ExplainedSection } from './explainSection.ts';

/** Something that can be found: a programme, a section or a question. */
export interface Findable {
  readonly programmeId: string;
  /** Its place on the programme's page; empty for the whole of it. */
  readonly anchor: string;
  /** From the programme inwards. */
  readonly trail: readonly string[];
  /** All that is said of it: rules, messages, addresses. */
  readonly texts: readonly string[];
}

export interface SearchResult extends Findable {
  /** The text that was found, where it is not the trail itself. */
  readonly excerpt?: string;
}

/** The anchor of a section, or of a question in it: `personal-details.dateOfBirth`. */
export const anchorOf = (section: string, pointer = ''): string => [section, ...pointerParts(pointer)].join('.');

export const findablesOf = (programme: Programme): readonly Findable[] => [
  summaryFindable(programme),
  ...Object.entries(programme.sections).flatMap(([name, section]) => sectionFindables(programme, name, explainSection(section))),
];

export const summaryFindable = ({ id, name, summary, card, routes, invoice }: ProgrammeSummary): Findable => ({
  programmeId: id, anchor: '', trail: [name],
  texts: [summary, id, ...(card ? [card.mode] : []), ...Object.values(routes), invoice.description, invoice.generatePage, invoice.invoicePage],
});

function sectionFindables({ id, name: programme, endpoints }: Programme, name: string, { title, rules, fields }: ExplainedSection): Findable[] {
  const trail = [programme, title];
  const fieldFindables = (within: readonly ExplainedField[], above: readonly string[]): Findable[] => within.flatMap((field) => {
    const own = [...above, field.title];
    return [{ programmeId: id, anchor: anchorOf(name, field.pointer), trail: own, texts: [...textsOf(field.rules), field.name] }, ...fieldFindables(field.fields, own)];
  });
  return [{ programmeId: id, anchor: anchorOf(name), trail, texts: [...textsOf(rules), name, endpoints.sections[name]?.path ?? ''] }, ...fieldFindables(fields, trail)];
}

const textsOf = (rules: ExplainedSection['rules']): string[] =>
  rules.flatMap(({ sentence, told }) => [...(told ? [told.text, ...(told.flag ? [told.flag] : [])] : []), sentence]);

/** Whatever holds every word of the query, in its trail or in what is said of it; those found by their own name come first. */
export function search(findables: readonly Findable[], query: string): SearchResult[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = findables.flatMap((one) => {
    const trail = folded(one.trail.join(' '));
    const unnamed = words.filter((word) => !trail.includes(word));
    const said = unnamed.length > 0 && one.texts.find((text) => unnamed.every((word) => folded(text).includes(word)));
    if (unnamed.length > 0 && !said) return [];
    const byName = words.every((word) => folded(one.trail.at(-1)!).includes(word));
    return [{ rank: said ? 2 : byName ? 0 : 1, hit: { ...one, ...(said && { excerpt: said }) } }];
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ hit }) => hit);
}

const folded = (text: string): string => text.toLowerCase();

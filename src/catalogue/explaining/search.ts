import { foldText } from '#rules/text/foldText.ts';
import { pointerParts } from '../pointer.ts';
import type { Programme, ProgrammeSummary } from '../programme.ts';
import { explainSection, type ExplainedField, type ExplainedSection } from './explainSection.ts';

export interface Findable {
  readonly programmeId: string;
  /** Its place on the programme's page; empty for the whole programme. */
  readonly anchor: string;
  /** Titles, from the programme inwards. */
  readonly trail: readonly string[];
  readonly texts: readonly string[];
}

export interface SearchResult extends Findable {
  /** The text that matches, where the trail alone does not. */
  readonly excerpt?: string;
}

/** As `personal-details`, or `personal-details.dateOfBirth` for a question. */
export const anchorOf = (section: string, pointer = ''): string => [section, ...pointerParts(pointer)].join('.');

export const findablesOf = (programme: Programme): readonly Findable[] => [
  summaryFindable(programme),
  ...Object.entries(programme.sections).flatMap(([name, section]) =>
    sectionFindables(programme, name, explainSection(section)),
  ),
];

export const summaryFindable = ({ id, name, summary, card, routes, invoice }: ProgrammeSummary): Findable => ({
  programmeId: id,
  anchor: '',
  trail: [name],
  texts: [
    summary,
    id,
    ...(card ? [card.mode] : []),
    ...Object.values(routes),
    invoice.description,
    invoice.generatePage,
    invoice.invoicePage,
  ],
});

function sectionFindables(
  { id, name: programme, endpoints }: Programme,
  name: string,
  { title, rules, fields }: ExplainedSection,
): Findable[] {
  const trail = [programme, title];
  const fieldFindables = (within: readonly ExplainedField[], above: readonly string[]): Findable[] =>
    within.flatMap((field) => {
      const own = [...above, field.title];
      return [
        {
          programmeId: id,
          anchor: anchorOf(name, field.pointer),
          trail: own,
          texts: [...textsOf(field.rules), field.name],
        },
        ...fieldFindables(field.fields, own),
      ];
    });
  return [
    {
      programmeId: id,
      anchor: anchorOf(name),
      trail,
      texts: [...textsOf(rules), name, endpoints.sections[name]?.path ?? ''],
    },
    ...fieldFindables(fields, trail),
  ];
}

const textsOf = (rules: ExplainedSection['rules']): string[] =>
  rules.flatMap(({ sentence, message }) => [
    ...(message ? [message.text, ...(message.flag ? [message.flag] : [])] : []),
    sentence,
  ]);

/** Every word must occur, in the trail or together in one text; matches of the own title come first. */
export function search(findables: readonly Findable[], query: string): SearchResult[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const matches = findables.flatMap((findable) => {
    const trail = foldText(findable.trail.join(' '));
    const unnamed = words.filter((word) => !trail.includes(word));
    const said =
      unnamed.length > 0 && findable.texts.find((text) => unnamed.every((word) => foldText(text).includes(word)));
    if (unnamed.length > 0 && !said) return [];
    const byName = words.every((word) => foldText(findable.trail.at(-1)!).includes(word));
    return [{ rank: said ? 2 : byName ? 0 : 1, result: { ...findable, ...(said && { excerpt: said }) } }];
  });
  return matches.sort((a, b) => a.rank - b.rank).map(({ result }) => result);
}

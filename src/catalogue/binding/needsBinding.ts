import { FURTHER_WIDGETS, type FurtherWidgetName } from '../registry/widgets.ts';
import type { FieldSchema, RULE_WORDS, SectionSchema } from '../vocabulary.ts';
import { isFurther } from './conditions.ts';
import type { BindingPart } from './parts.ts';

type Word = keyof FieldSchema;
type RuleWord = (typeof RULE_WORDS)[number];

/** The words whose code most forms do without. */
const WORDS = {
  equals: ['judging'],
  notAfter: ['judging'],
  age: ['judging'],
  noneOf: ['judging'],
  decimals: ['judging'],
  signs: ['judging'],
  list: ['judging'],
  mustContain: ['judging', 'rows'],
  inOrder: ['judging', 'rows'],
  noOverlap: ['judging', 'rows'],
  totals: ['judging', 'rows'],
  calculated: ['calculating'],
  help: ['help'],
  places: [],
  text: [],
} as const satisfies Readonly<Partial<Record<Word, readonly BindingPart[]>> & Record<RuleWord, readonly BindingPart[]>>;

/** That no box is ticked twice. */
const SEVERAL: FurtherWidgetName = 'check-boxes';

/** Undefined for most sections, which are bound to nothing. When a section is asked at all is the chart's matter. */
export function partsNeeded({ askedWhen: _, ...section }: SectionSchema): readonly BindingPart[] | undefined {
  const uses = usesIn(section);
  return uses.length === 0 ? undefined : [...new Set(uses.flat())];
}

export const needsBinding = (section: SectionSchema): boolean => partsNeeded(section) !== undefined;

/** Of each use of such a word, the parts that it needs. */
function usesIn(field: FieldSchema, beside: Readonly<Record<string, FieldSchema>> = {}): (readonly BindingPart[])[] {
  const { widget = '', differsFrom, notBefore, askedWhen, properties = {}, items } = field;
  return [
    ...Object.entries(WORDS).flatMap(([word, parts]) => (field[word as Word] === undefined ? [] : [parts])),
    ...(Object.hasOwn(FURTHER_WIDGETS, widget) ? [['widgets'] as const] : []),
    ...(widget === SEVERAL ? [['judging'] as const] : []),
    ...[differsFrom ?? [], notBefore ?? []]
      .flat()
      .flatMap((other) => (Object.hasOwn(beside, other) ? [] : [['judging'] as const])),
    ...(askedWhen && isFurther(askedWhen) ? [[]] : []),
    ...Object.values(properties).flatMap((each) => usesIn(each, properties)),
    ...(items ? usesIn(items) : []),
  ];
}

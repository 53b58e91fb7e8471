import { inOrder } from '#catalogue/explaining/explainChart.ts';
import type { Programme } from '#catalogue/programme.ts';
import { ELIGIBILITY } from '#catalogue/registry/sections.ts';
import type { SharedBlock } from '#catalogue/reading/sharedBlocks.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import type { Lookups } from '#server/platform/lookups/lookups.ts';
import { conditionOn, factsOf, listsOf, pathsOf, type Fields } from './conditionNames.ts';
import { eachFile, oneOf, part, says, type Name, type Suggested } from './suggested.ts';

/** The forms of nobody's application have sections alone. */
type Declared = Pick<Programme, 'sections'> & Partial<Pick<Programme, 'chart'>>;

/** A section, and what a condition in it may name beside its own fields. */
interface Scope {
  readonly section: SectionSchema;
  readonly beyond: readonly Suggested[];
}

/** Shared blocks for `$ref`, for conditions the fields that they may be on with their answers, and programmes for `instead`. */
export function sectionNames(
  declared: readonly Declared[],
  blocks: readonly SharedBlock[],
  lookups: Lookups,
  programmes: readonly Name[],
): string {
  const conditions: Record<string, Suggested> = {};
  const scopes = declared.flatMap(scopesOf);
  const ending = (words: Suggested) => ({ properties: { endings: { items: { properties: words } } } });
  const everyFile = { when: {}, then: ending({ instead: { items: oneOf(programmes) } }) };
  const cases = scopes.map(({ section: { $id, properties }, beyond }) => {
    const name = nameOf($id);
    const whole = `asked.${name}`;
    conditions[whole] = conditionOn({}, whole, beyond);
    return {
      when: says(['$id'], $id),
      then: {
        properties: {
          $ref: part('section'),
          askedWhen: part(whole),
          properties: fieldsAmong(properties, name, beyond),
        },
        ...(isEligibility($id) && { allOf: [ending({ when: part(name) })] }),
      },
    };
  });

  function fieldsAmong(fields: Fields, name: string, beyond: readonly Suggested[]): Suggested {
    conditions[name] = conditionOn(fields, name, beyond);
    const withCondition = { properties: { askedWhen: part(name) } };
    const withFields = Object.entries(fields).flatMap(([field, { properties, items }]) => {
      const inner = properties ?? items?.properties;
      if (!inner) return [];
      const among = { properties: { properties: fieldsAmong(inner, `${name}.${field}`, beyond) } };
      return [
        [field, { allOf: [part('field'), withCondition, properties ? among : { properties: { items: among } }] }],
      ];
    });
    return {
      additionalProperties: { allOf: [part('field'), withCondition] },
      properties: Object.fromEntries(withFields) as Suggested,
    };
  }

  const isSection = ({ schema }: SharedBlock) => schema.type === 'object';
  return eachFile('What a section may name', [everyFile, ...cases], {
    section: oneOf(blocks.filter(isSection).map(named)),
    block: oneOf([...blocks.filter((block) => !isSection(block)), ...blocks.filter(isSection)].map(named)),
    field: {
      properties: {
        $ref: part('block'),
        items: part('field'),
        properties: { additionalProperties: part('field') },
      },
    },
    ...conditions,
    facts: factsOf(programmes),
    ...Object.fromEntries(
      scopes.map(({ section: { $id, properties } }) => [
        `paths.${nameOf($id)}`,
        pathsOf($id.split('/').at(-1)!, properties),
      ]),
    ),
    ...listsOf(lookups),
  });
}

const nameOf = ($id: string) => $id.replace('/', '.');
const isEligibility = ($id: string) => $id.endsWith(`/${ELIGIBILITY}`);

/** A condition looks back: on sections that are asked before its own, and on what is known before the form. */
function scopesOf({ sections, chart }: Declared): Scope[] {
  const ordered = chart
    ? inOrder(chart).flatMap((state) => sections[chart.states[state]?.meta?.section ?? ''] ?? [])
    : [];
  return Object.values(sections).map((section) => {
    const at = ordered.indexOf(section);
    const before = ordered.slice(0, Math.max(at, 0)).map(({ $id }) => part(`paths.${nameOf($id)}`));
    return { section, beyond: at < 0 ? [] : [part('facts'), ...before] };
  });
}

const named = ({ reference, schema: { title, description } }: SharedBlock): Name => ({
  value: reference,
  meaning: [title, description].filter(Boolean).join('. ') || 'A block without a title of its own',
});

import type { Programme } from '#catalogue/programme.ts';
import { LOOKUPS, type LookupName } from '#catalogue/registry/lookups.ts';
import type { SharedBlock } from '#catalogue/reading/sharedBlocks.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { Lookups } from '#server/platform/lookups/lookups.ts';
import { eachFile, oneOf, part, says, type Name, type Suggested } from './suggested.ts';

type Fields = Readonly<Record<string, FieldSchema>>;

/** Shared blocks for `$ref`, and for `askedWhen` the fields beside a field with their answers. */
export function sectionNames(
  programmes: readonly Pick<Programme, 'sections'>[],
  blocks: readonly SharedBlock[],
  lookups: Lookups,
): string {
  const conditions: Record<string, Suggested> = {};
  const sections = programmes.flatMap(({ sections: declared }) => Object.values(declared));
  const cases = sections.map(({ $id, properties }) => ({
    when: says(['$id'], $id),
    then: {
      properties: { $ref: part('section'), properties: fieldsAmong(properties, $id.replace('/', '.')) },
    },
  }));

  function fieldsAmong(fields: Fields, name: string): Suggested {
    conditions[name] = conditionOn(fields);
    const asked = { properties: { askedWhen: part(name) } };
    const withFields = Object.entries(fields).flatMap(([field, { properties, items }]) => {
      const inner = properties ?? items?.properties;
      if (!inner) return [];
      const among = { properties: { properties: fieldsAmong(inner, `${name}.${field}`) } };
      return [[field, { allOf: [part('field'), asked, properties ? among : { properties: { items: among } }] }]];
    });
    return {
      additionalProperties: { allOf: [part('field'), asked] },
      properties: Object.fromEntries(withFields) as Suggested,
    };
  }

  const isSection = ({ schema }: SharedBlock) => schema.type === 'object';
  return eachFile('What a section may name', cases, {
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
    ...Object.fromEntries(listNames.map((name) => [`list.${name}`, oneOf(namesIn(name, lookups))])),
  });
}

const named = ({ reference, schema: { title, description } }: SharedBlock): Name => ({
  value: reference,
  meaning: [title, description].filter(Boolean).join('. ') || 'A block without a title of its own',
});

const conditionOn = (fields: Fields): Suggested => ({
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const answer = answersOf(field);
      // An editor would offer an array of one in place of each answer, if this were not said of arrays alone.
      const answers = { allOf: [answer], if: { type: 'array' }, then: { items: answer } };
      return [name, { description: field.title ?? name, ...answers, properties: { anyBut: answers, unless: answers } }];
    }),
  ),
});

function answersOf({ enum: answers, const: only, lookup }: FieldSchema): Suggested {
  if (only !== undefined) return oneOf([{ value: only, meaning: 'Ticked' }]);
  if (answers) return oneOf(answers.map((value) => ({ value, meaning: String(value) })));
  return lookup && listNames.some((name) => name === lookup) ? part(`list.${lookup}`) : {};
}

/** What another answer decides is offered to nobody. */
const listNames = (Object.keys(LOOKUPS) as LookupName[]).filter((name) => LOOKUPS[name].by.length === 0);

/** Longer lists are not read in a menu. */
const MOST = 300;

function namesIn(lookup: LookupName, lookups: Lookups): Name[] {
  const options = lookups.list(lookup, []);
  return options.length > MOST ? [] : options.map(({ id, name }) => ({ value: id, meaning: name }));
}

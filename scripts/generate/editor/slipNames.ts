import type { Programme } from '#catalogue/programme.ts';
import { APPLICATION_FACTS } from '#catalogue/registry/facts.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { eachFile, oneOf, part, says, type Name } from './suggested.ts';

/** The answers that a slip may print, and the parts that slips share. */
export function slipNames(programmes: readonly Programme[], sharedGroups: readonly Name[]): string {
  const facts = Object.entries(APPLICATION_FACTS).map(([fact, meaning]) => ({
    value: `application/${fact}`,
    meaning: String(meaning),
  }));
  return eachFile(
    'What a slip may name',
    programmes.map(({ id, slip: { title } }) => ({
      when: says(['title'], title),
      then: { properties: { groups: { items: part(`${id}.group`) } } },
    })),
    {
      group: { properties: { $ref: oneOf(sharedGroups) } },
      ...Object.fromEntries(
        programmes.flatMap(({ id, sections }) => {
          const answers = Object.entries(sections).flatMap(([name, section]) => answersIn(name, section));
          const from = part(`${id}.from`);
          return [
            [`${id}.from`, oneOf([...answers, ...facts])],
            [
              `${id}.group`,
              {
                allOf: [part('group')],
                properties: { from, rows: { items: { properties: { from: { ...from, items: from } } } } },
              },
            ],
          ];
        }),
      ),
    },
  );
}

const answersIn = (path: string, { properties, items }: FieldSchema): Name[] =>
  Object.entries(properties ?? items?.properties ?? {}).flatMap(([name, field]) => [
    { value: `${path}/${name}`, meaning: field.title ?? name },
    ...answersIn(`${path}/${name}`, field),
  ]);

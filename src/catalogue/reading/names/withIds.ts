import { isPath } from '../../binding/reading.ts';
import { isAnswers } from '../../normalise.ts';
import { FACT_FIELDS } from '../../registry/facts.ts';
import type { Answer, Condition, FieldSchema, MustContain, SectionSchema, Total } from '../../vocabulary.ts';
import { fieldAt } from '../fieldAt.ts';
import { idOf } from './listNames.ts';

type Sections = Readonly<Record<string, SectionSchema>>;

/** Conditions and rules with ids in place of the names that are written in them: what is judged is what is stored. */
export const withIds = (sections: Sections): Sections =>
  Object.fromEntries(
    Object.entries(sections).map(([name, section]) => {
      const written = fieldWithIds(section, {}, sections) as SectionSchema;
      const endings = section.endings?.map((ending) => ({
        ...ending,
        when: conditionWithIds(ending.when, section, sections),
      }));
      return [name, endings ? { ...written, endings } : written];
    }),
  );

function fieldWithIds(field: FieldSchema, siblings: FieldSchema, sections: Sections): FieldSchema {
  const { askedWhen, mustContain, totals, properties, items } = field;
  const innermost = (path: string) => fieldIn({ items: items ?? {} }, path.split('/').slice(0, -1));
  return {
    ...field,
    ...(askedWhen && { askedWhen: conditionWithIds(askedWhen, siblings, sections) }),
    ...(field.default !== undefined && { default: idOf(field.default, field) as Answer }),
    ...(mustContain && { mustContain: contentsWithIds(mustContain, field, innermost(mustContain.of), sections) }),
    ...(totals && {
      totals: totals.map((total): Total =>
        total.where
          ? { ...total, where: conditionWithIds(total.where, rowOf(innermost(total.of ?? '')), sections) }
          : total,
      ),
    }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, fieldWithIds(each, field, sections)]),
      ),
    }),
    ...(items && { items: fieldWithIds(items, {}, sections) }),
  };
}

const rowOf = (field: FieldSchema): FieldSchema => field.items ?? field;

function contentsWithIds(
  declared: MustContain,
  field: FieldSchema,
  rows: FieldSchema,
  sections: Sections,
): MustContain {
  const column = fieldIn(field, declared.of.split('/'));
  return {
    ...declared,
    all: declared.all.map((answers) => answersWithIds(answers, column) as Answer | readonly Answer[]),
    ...(declared.where && { where: conditionWithIds(declared.where, rowOf(rows), sections) }),
  };
}

function conditionWithIds(condition: Condition, siblings: FieldSchema, sections: Sections): Condition {
  const each = (one: Condition) => conditionWithIds(one, siblings, sections);
  return Object.fromEntries(
    Object.entries(condition).map(([name, wanted]): [string, Condition[string]] => {
      if (name === 'and' || name === 'or') return [name, (wanted as readonly Condition[]).map(each)];
      if (name === 'not') return [name, each(wanted as Condition)];
      const field = fieldOf(name, siblings, sections);
      if (!isAnswers(wanted)) return [name, answersWithIds(wanted, field) as Condition[string]];
      return [
        name,
        Object.fromEntries(Object.entries(wanted).map(([test, declared]) => [test, answersWithIds(declared, field)])),
      ];
    }),
  );
}

const answersWithIds = (answers: unknown, field: FieldSchema): unknown =>
  Array.isArray(answers) ? answers.map((answer: Answer) => idOf(answer, field)) : idOf(answers as Answer, field);

/** The check has seen that the path leads somewhere. */
function fieldOf(path: string, siblings: FieldSchema, sections: Sections): FieldSchema {
  if (!isPath(path)) return fieldIn(siblings, [path]);
  const [section = '', ...names] = path.split('/');
  return Object.hasOwn(sections, section) ? fieldIn(sections[section]!, names) : (FACT_FIELDS[names[0] ?? ''] ?? {});
}

function fieldIn(from: FieldSchema, names: readonly string[]): FieldSchema {
  const field = fieldAt(from, names, '');
  return typeof field === 'string' ? {} : field.items && !field.items.properties ? field.items : field;
}

import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { LookupName } from '#catalogue/registry/lookups.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt } from '../../platform/problem.ts';
import type { FormName } from './service.ts';

export const headingsOf = (platform: Platform, form: FormName): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldsOf(platform, form)).map(([name, field]) => [name, titleOf(field)]));

/** Names become the ids of their lists. @throws Problem 422 by the field's pointer for a name that is on no list */
export function rowAnswers(platform: Platform, form: FormName, cells: Readonly<Record<string, string>>): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fieldsOf(platform, form))) {
    const cell = cells[titleOf(field)] ?? '';
    if (cell !== '') answers[name] = answerOf(platform, field, cell, answers, name);
  }
  return answers;
}

function answerOf({ lookups }: Platform, { lookup, lookupBy = [], type }: FieldSchema, cell: string, answers: Readonly<Record<string, unknown>>, name: string): unknown {
  if (!lookup) return type === 'integer' || type === 'number' ? Number(cell) : cell;
  const option = lookups.list(lookup as LookupName, lookupBy.map((parent) => answers[parent])).find((each) => each.name.toLowerCase() === cell.toLowerCase());
  if (!option) throw mistakeAt(`/${name}`, `there is no '${cell}' to choose`, 'Not saved!');
  return option.id;
}

const fieldsOf = ({ catalogue }: Platform, form: FormName): Readonly<Record<string, FieldSchema>> => catalogue.forms.sections[form]!.properties;

const titleOf = ({ title }: FieldSchema): string => title ?? '';

import type { FormatName } from '#rules/formats.ts';
import { didYouMean } from '../declarationError.ts';
import { refuse } from '../refuse.ts';
import type { FieldCheck } from './fieldPlace.ts';

const ORDERED = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['ageOver', 'ageUnder'],
  ['rowsRequired', 'maxItems'],
] as const;

export const limits: FieldCheck = ({ section, pointer, field, name }) => {
  for (const [low, high] of ORDERED) {
    const [least, most] = [field[low], field[high]];
    if (least !== undefined && most !== undefined && least > most)
      refuse(
        section,
        `${pointer}/${low}`,
        `nobody can answer '${name}': '${low}' is ${least} and '${high}' is ${most}.`,
      );
  }
};

/** These formats bound the length of a text by themselves. */
const BOUNDED: readonly (string | undefined)[] = [
  'date',
  'uuid',
  'nin',
  'phone',
  'any-phone',
  'jamb-number',
  'grade-point',
] satisfies FormatName[];

/** What these lack is told by the checks of the widget, or of ages. */
const CHOSEN: readonly (string | undefined)[] = [
  'choice',
  'select',
  'date',
  'file',
  'passport',
  'calculated',
  'own-list',
  'places',
];

/** An answer without bounds would also be stored and printed without bounds. */
export const bounds: FieldCheck = ({ section, pointer, field, name }) => {
  const isTyped =
    field.type === 'string' &&
    !field.enum &&
    !field.lookup &&
    field.const === undefined &&
    !field.calculated &&
    field.list === undefined &&
    !BOUNDED.includes(field.format) &&
    !CHOSEN.includes(field.widget);
  if (isTyped && field.maxLength === undefined)
    refuse(section, pointer, `'${name}' can be of any length: say "maxLength".`);
  if (field.type === 'array' && field.maxItems === undefined)
    refuse(section, pointer, `'${name}' can have any number of rows: say "maxItems".`);
};

export const ages: FieldCheck = ({ section, pointer, field, name }) => {
  const word = (['ageOver', 'ageUnder'] as const).find((age) => field[age] !== undefined);
  if (word && field.format !== 'date')
    refuse(section, `${pointer}/${word}`, `'${word}' needs a date: '${name}' must have "format": "date".`);
};

export const summary: FieldCheck = ({ section, pointer, field, name }) => {
  if (field.widget !== 'rows') {
    if (field.summary)
      refuse(
        section,
        `${pointer}/summary`,
        `'summary' belongs to rows drawn as cards: '${name}' must have "widget": "rows".`,
      );
    return;
  }
  const columns = Object.keys(field.items?.properties ?? {});
  if (columns.length === 0) refuse(section, pointer, `the rows of '${name}' ask nothing: "items" needs properties.`);
  if (field.items?.title === undefined)
    refuse(
      section,
      `${pointer}/items`,
      `the rows of '${name}' have no title: what one of them is called, "items": { "title": "School" ... }.`,
    );
  const unknown = (field.summary ?? []).findIndex((column) => !columns.includes(column));
  if (unknown >= 0)
    refuse(
      section,
      `${pointer}/summary/${unknown}`,
      `the rows of '${name}' have no column '${field.summary![unknown]}'.${didYouMean(field.summary![unknown]!, columns)}`,
    );
};

export const rows: FieldCheck = ({ section, pointer, field, name }) => {
  const word = (['rowsRequired', 'uniqueBy'] as const).find((used) => field[used] !== undefined);
  if (!word) return;
  const columns = Object.keys(field.items?.properties ?? {});
  if (columns.length === 0)
    refuse(section, `${pointer}/${word}`, `'${word}' needs rows with columns, and '${name}' has none.`);
  if (field.uniqueBy !== undefined && !columns.includes(field.uniqueBy))
    refuse(
      section,
      `${pointer}/uniqueBy`,
      `the rows of '${name}' have no column '${field.uniqueBy}'.${didYouMean(field.uniqueBy, columns)}`,
    );
};

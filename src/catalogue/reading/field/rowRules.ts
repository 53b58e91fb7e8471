import { isPath } from '../../binding/reading.ts';
import { childPointer } from '../../pointer.ts';
import type { Answer, Condition, FieldSchema, MustContain, Total } from '../../vocabulary.ts';
import { fieldAt } from '../fieldAt.ts';
import { checkAll, checkEach } from '../mistakes.ts';
import { refuse } from '../refuse.ts';
import type { Resolved } from '../references.ts';
import { canBeAnswered, mustBePossible, readIn } from './conditions.ts';
import type { FieldCheck } from './fieldPlace.ts';

/** What is said of all rows together names columns that they have, and answers that these can have. */
export const rowRules: FieldCheck = (place) => {
  const { section, field, pointer } = place;
  if (section.isHole(`${pointer}/items`)) return;
  checkAll(
    () => field.mustContain && mustContain(place, field.mustContain, `${pointer}/mustContain`),
    ...Object.keys(field.inOrder ?? {}).map(
      (column) => () => columnAt(place, [column], childPointer(`${pointer}/inOrder`, column), 'order'),
    ),
    ...(field.noOverlap ?? []).map(
      (column, index) => () => columnAt(place, [column], `${pointer}/noOverlap/${index}`, 'order'),
    ),
    ...(field.totals ?? []).map((total, index) => () => checkTotal(place, total, `${pointer}/totals/${index}`)),
  );
};

function checkTotal(place: Place, total: Total, at: string): void {
  const path = total.of?.split('/') ?? [''];
  if (total.of !== undefined) columnAt(place, path, `${at}/of`, 'sum');
  if (total.atLeast === undefined && total.atMost === undefined)
    refuse(place.section, at, `this total has no limit: say "atLeast" or "atMost".`);
  if ((total.atLeast ?? -Infinity) > (total.atMost ?? Infinity))
    refuse(
      place.section,
      `${at}/atLeast`,
      `nobody can answer '${place.name}': 'atLeast' is ${total.atLeast} and 'atMost' is ${total.atMost}.`,
    );
  if (total.where) whereFits(place, total.where, path, `${at}/where`);
}

type Place = Parameters<FieldCheck>[0];

function mustContain(place: Place, { of, all, where }: MustContain, at: string): void {
  const column = columnAt(place, of.split('/'), `${at}/of`);
  checkEach(all.entries(), ([index, answers]) =>
    checkEach([answers].flat().entries(), ([alternative, answer]: [number, Answer]) =>
      canBeAnswered(
        answer,
        of,
        column,
        place.section,
        Array.isArray(answers) ? `${at}/all/${index}/${alternative}` : `${at}/all/${index}`,
      ),
    ),
  );
  if (all.length > (place.field.maxItems ?? Infinity) && !isPath(of))
    refuse(
      place.section,
      `${at}/all`,
      `nobody can answer '${place.name}': 'maxItems' is ${place.field.maxItems}, and ${all.length} rows are needed.`,
    );
  if (where) whereFits(place, where, of.split('/'), `${at}/where`);
}

function columnAt(
  { section, field, name }: Place,
  path: readonly string[],
  at: string,
  use?: 'order' | 'sum',
): FieldSchema {
  const column = fieldAt(field, path, name);
  if (typeof column === 'string') refuse(section, at, column);
  const isNumber = ['integer', 'number'].includes(column.type ?? '');
  if (use === 'sum' && (!isNumber || (column.lookup !== undefined && !isYears(column))))
    refuse(section, at, `'${path.join('/')}' cannot be summed: it is not a number.`);
  if (use === 'order' && !isNumber && column.format !== 'date')
    refuse(section, at, `'${path.join('/')}' has no order: only numbers and days have.`);
  return column;
}

/** The ids of these are the years themselves. */
const isYears = ({ lookup = '' }: FieldSchema) => lookup.endsWith('years');

function whereFits({ section, field, name }: Place, where: Condition, path: readonly string[], at: string): void {
  const rows = fieldAt(field, path.slice(0, -1), name) as FieldSchema;
  checkEach(readIn(where, at), (read) =>
    mustBePossible(section, read, columnNamed(section, rows, read.path, read.pointer, name)),
  );
}

function columnNamed(section: Resolved, rows: FieldSchema, column: string, at: string, name: string): FieldSchema {
  const field = fieldAt(rows, [column], name);
  if (typeof field === 'string') refuse(section, at, field);
  return field;
}

import { isDay } from '../../binding/age.ts';
import { isPath } from '../../binding/reading.ts';
import type { FurtherWidgetName } from '../../registry/widgets.ts';
import { didYouMean } from '../declarationError.ts';
import { fieldAt } from '../fieldAt.ts';
import { refuse } from '../refuse.ts';
import { fieldAround, mustBeAbove } from './dependence.ts';
import { calculationOf, leadsThroughRows, literalFits, mustBeCalculable } from './operands.ts';
import { KINDS, type FieldCheck, type FieldPlace } from './fieldPlace.ts';

/** These words belong to one widget, which is nothing without them, or to no other. */
const WIDGET_OF = {
  noneOf: 'check-boxes',
  text: 'tick',
  calculated: 'calculated',
  signs: 'signature',
} as const satisfies Partial<Record<keyof FieldPlace['field'], FurtherWidgetName>>;

const NEEDED: readonly (keyof typeof WIDGET_OF)[] = ['calculated', 'signs'];

export const further: FieldCheck = (place) => {
  const { section, pointer, field, name } = place;
  for (const [word, widget] of Object.entries(WIDGET_OF) as [keyof typeof WIDGET_OF, string][]) {
    if (field[word] !== undefined && field.widget !== widget)
      refuse(section, `${pointer}/${word}`, `'${word}' needs "widget": "${widget}", which '${name}' has not.`);
    if (field.widget === widget && field[word] === undefined && NEEDED.includes(word))
      refuse(section, pointer, `'${word}' is missing in '${name}', which has "widget": "${widget}".`);
  }
  if (field.widget === 'check-boxes') checkBoxes(place);
  if (field.widget === 'tick' && field.const !== undefined && field.const !== true)
    refuse(section, `${pointer}/const`, `'${name}' is a box that can only be ticked: "const": true.`);
  if (field.widget === 'scale') scale(place);
  if (field.calculated) result(place);
  const operands = Object.values(field.calculated ?? {}).flat();
  operands.forEach((operand, index) => operandAt(place, operand, index));
  field.signs?.forEach((path, index) => {
    if (!isPath(path)) fieldAround(path, { ...place, pointer: `${pointer}/signs/${index}` });
  });
};

function checkBoxes({ section, pointer, field, name }: FieldPlace): void {
  const answers = field.items?.enum;
  if (!answers || answers.some((answer) => typeof answer !== 'string'))
    refuse(section, pointer, `'${name}' has nothing to tick: "items": { "type": "string", "enum": [ ... ] }.`);
  if (field.noneOf !== undefined && !answers.includes(field.noneOf))
    refuse(
      section,
      `${pointer}/noneOf`,
      `'${field.noneOf}' is none of the answers of '${name}'.${didYouMean(field.noneOf, answers.map(String))}`,
    );
  if ((field.minItems ?? 0) > answers.length)
    refuse(
      section,
      `${pointer}/minItems`,
      `nobody can answer '${name}': there are ${answers.length} boxes, and ${field.minItems} to tick.`,
    );
}

/** One head for all columns. */
function scale({ section, pointer, field, name }: FieldPlace): void {
  const questions = Object.entries(field.properties ?? {});
  const [first] = questions;
  for (const [question, { enum: answers, type }] of questions)
    if (type !== 'string' || !answers || answers.join() !== first![1].enum?.join())
      refuse(
        section,
        `${pointer}/properties/${question}`,
        `the questions of '${name}' have one scale: each the same "enum" as '${first![0]}'.`,
      );
}

/** A text is joined, and all else is a number. */
function result({ section, pointer, field, name }: FieldPlace): void {
  const [operation, operands] = calculationOf(field);
  const at = `${pointer}/calculated/${operation}`;
  if ((operation === 'join') !== (field.type === 'string'))
    refuse(
      section,
      at,
      `'${operation}' gives ${operation === 'join' ? 'a text' : 'a number'}, and '${name}' is ${KINDS[field.type!]} ("${field.type}").`,
    );
  if (['years', 'months', 'days'].includes(operation) && operands.length > 2)
    refuse(section, at, `'${operation}' are those from one day to another, and here are ${operands.length}.`);
  const zero = operation === 'quotient' ? operands.indexOf(0, 1) : -1;
  if (zero > 0) refuse(section, `${at}/${zero}`, `'quotient' cannot divide by 0: there is never a figure.`);
}

function operandAt(place: FieldPlace, operand: string | number, index: number): void {
  const [operation, operands] = calculationOf(place.field);
  const at = `${place.pointer}/calculated/${operation}/${index}`;
  if (typeof operand === 'number' || isDay(operand as unknown))
    return literalFits(place.section, at, operation, operand);
  const [first = '', ...names] = operand.split('/');
  if (isPath(operand) && !place.siblings.includes(first)) return;
  mustBeAbove(first, { ...place, pointer: at });
  const from = place.above.get(first)!;
  const field = fieldAt(from, names, first);
  if (typeof field === 'string') refuse(place.section, at, field);
  const throughRows = leadsThroughRows(from, names);
  mustBeCalculable(place.section, at, {
    operation,
    path: operand,
    field,
    throughRows,
    isAlone: operands.length === 1,
  });
}

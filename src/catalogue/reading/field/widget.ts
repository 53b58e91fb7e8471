import { UPLOADS } from '../../registry/lookups.ts';
import { WIDGETS } from '../../registry/widgets.ts';
import type { FieldSchema } from '../../vocabulary.ts';
import { refuse } from '../refuse.ts';
import { KINDS, type FieldCheck, type Type } from './fieldPlace.ts';

const DRAWN_BY_DEFAULT: readonly Type[] = ['string', 'object'];

export const widget: FieldCheck = ({ section, pointer, field, name, needsWidget }) => {
  const at = `${pointer}/widget`;
  const fitting = Object.keys(WIDGETS).filter((known) => draws(known, field.type)).sort();
  const offered = fitting.length > 0 ? `Fitting are: ${fitting.join(', ')}.` : 'No widget draws that yet.';
  if (!field.widget) {
    if (needsWidget && !DRAWN_BY_DEFAULT.includes(field.type!)) refuse(section, pointer, `'widget' is missing in '${name}', which is ${KINDS[field.type!]} ("${field.type}"). ${offered}`);
    return;
  }
  if (!draws(field.widget, field.type)) refuse(section, at, `the widget '${field.widget}' does not fit '${name}', which is ${KINDS[field.type!]} ("${field.type}"). ${offered}`);
  if (field.widget === 'select' && !field.lookup && !field.enum) refuse(section, at, `'${name}' has nothing to choose from: a select needs a lookup or an enum.`);
  if (field.widget === 'passport' && field.lookup !== UPLOADS) refuse(section, at, `'${name}' would take any file's number: a passport needs "lookup": "${UPLOADS}".`);
  if (field.widget === 'choice' && !field.enum) refuse(section, at, `'${name}' has nothing to choose from: a choice needs an enum.`);
};

const draws = (widget: string, type: FieldSchema['type']) => WIDGETS[widget as keyof typeof WIDGETS].types.some((drawn) => drawn === type);

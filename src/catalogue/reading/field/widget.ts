import { UPLOADS } from '../../registry/lookups.ts';
import { FURTHER_WIDGETS, SIGNED_IN_WIDGETS, WIDGETS } from '../../registry/widgets.ts';
import type { SectionSchema } from '../../vocabulary.ts';
import { refuse } from '../refuse.ts';
import { KINDS, type FieldCheck, type Type } from './fieldPlace.ts';

const DRAWN_BY_DEFAULT: readonly Type[] = ['string', 'object'];

type Known = Readonly<Record<string, { readonly types: readonly string[] }>>;

const OF_SIGNED_IN: Known = { ...WIDGETS, ...SIGNED_IN_WIDGETS };
const OF_APPLICANTS: Known = { ...WIDGETS, ...FURTHER_WIDGETS };

export const widget: FieldCheck = ({ section, pointer, field, name, needsWidget }) => {
  const at = `${pointer}/widget`;
  const known: Known = (section.value as SectionSchema).signedIn ? OF_SIGNED_IN : OF_APPLICANTS;
  const draws = (other: string) => known[other]!.types.some((drawn) => drawn === field.type);
  const fitting = Object.keys(known).filter(draws).sort();
  const offered = fitting.length > 0 ? `Fitting are: ${fitting.join(', ')}.` : 'No widget draws that yet.';
  if (!field.widget) {
    if (needsWidget && !DRAWN_BY_DEFAULT.includes(field.type!))
      refuse(
        section,
        pointer,
        `'widget' is missing in '${name}', which is ${KINDS[field.type!]} ("${field.type}"). ${offered}`,
      );
    return;
  }
  if (!Object.hasOwn(known, field.widget)) refuse(section, at, strangeSentence(field.widget, name, known, offered));
  if (!draws(field.widget))
    refuse(
      section,
      at,
      `the widget '${field.widget}' does not fit '${name}', which is ${KINDS[field.type!]} ("${field.type}"). ${offered}`,
    );
  if (field.widget === 'select' && !field.lookup && !field.enum)
    refuse(section, at, `'${name}' has nothing to choose from: a select needs a lookup or an enum.`);
  if (field.widget === 'passport' && field.lookup !== UPLOADS)
    refuse(section, at, `'${name}' would take any file's number: a passport needs "lookup": "${UPLOADS}".`);
  if (field.widget === 'choice' && !field.enum)
    refuse(section, at, `'${name}' has nothing to choose from: a choice needs an enum.`);
};

const strangeSentence = (widget: string, name: string, known: Known, offered: string): string =>
  known === OF_SIGNED_IN
    ? `the widget '${widget}' is drawn in programmes' forms alone. ${offered}`
    : `the widget '${widget}' is drawn on signed-in pages alone, and '${name}' is asked of applicants. ${offered}`;

import { childPointer } from '../../pointer.ts';
import { didYouMean } from '../declarationError.ts';
import { refuse } from '../refuse.ts';
import type { FieldCheck } from './fieldPlace.ts';

const TOP = /^\/properties\/[^/]+$/;

/** Places are counted for a question of a section itself, since each application takes one. */
export const places: FieldCheck = ({ section, pointer, field, name }) => {
  if (field.widget === 'places' && !field.places)
    refuse(section, pointer, `'places' is missing in '${name}', which has "widget": "places".`);
  if (!field.places) return;
  const word = field.slots ? 'slots' : 'places';
  if (field.widget !== 'places')
    refuse(section, `${pointer}/${word}`, `'${word}' needs "widget": "places", which '${name}' has not.`);
  if (!TOP.test(pointer))
    refuse(
      section,
      `${pointer}/${word}`,
      `places cannot be counted in a group or in rows: ask '${name}' in the section itself.`,
    );
  if (field.slots && (field.enum ?? []).length === 0)
    refuse(
      section,
      `${pointer}/slots`,
      `there is no slot: 'from' ${field.slots.from} and 'to' ${field.slots.to} leave no ${field.slots.minutes} minutes.`,
    );
  const answers = (field.enum ?? []).map(String);
  const unknown = Object.keys(field.places).find((answer) => !answers.includes(answer));
  if (unknown !== undefined)
    refuse(
      section,
      childPointer(`${pointer}/places`, unknown),
      `'${unknown}' is none of the answers of '${name}'.${didYouMean(unknown, answers)}`,
    );
};

import { isDay } from '../../binding/age.ts';
import { isPath } from '../../binding/reading.ts';
import { refuse } from '../refuse.ts';
import type { FieldCheck, FieldPlace } from './fieldPlace.ts';

export const exactAge: FieldCheck = (place) => {
  const { section, pointer, field, name } = place;
  if (!field.age) return;
  const at = `${pointer}/age`;
  const { atLeast = 0, atMost = Infinity, on } = field.age;
  if (field.format !== 'date') refuse(section, at, `'age' needs a date: '${name}' must have "format": "date".`);
  if (field.age.atLeast === undefined && field.age.atMost === undefined)
    refuse(section, at, `'age' says no limit for '${name}': at least, or at most, how many years.`);
  if (atLeast > atMost)
    refuse(section, `${at}/atLeast`, `nobody can answer '${name}': 'atLeast' is ${atLeast} and 'atMost' is ${atMost}.`);
  if (on === undefined || isDay(on) || isPath(on)) return;
  if (!isDayAround(on, place) || on === name)
    refuse(
      section,
      `${at}/on`,
      `'${on}' is not a day: write "2027-10-01", a field beside that is a day, or the path of one.`,
    );
};

const isDayAround = (name: string, { group, around }: FieldPlace): boolean =>
  (group.properties?.[name] ?? around.get(name))?.format === 'date';

import { refuse } from '../refuse.ts';
import { isOfType, KINDS, type FieldCheck } from './fieldPlace.ts';

export const ownList: FieldCheck = ({ section, pointer, field, name }) => {
  const at = `${pointer}/list`;
  if (field.widget === 'own-list' && field.list === undefined)
    refuse(section, pointer, `'list' is missing in '${name}', which has "widget": "own-list".`);
  if (field.list === undefined) return;
  if (field.widget !== 'own-list') refuse(section, at, `'list' needs "widget": "own-list", which '${name}' has not.`);
  const file = `${section.source.file.replace(/[^/]*$/, '')}lists/${field.list}.json`;
  if (!field.entries) refuse(section, at, `there is no list '${field.list}': ${file} does not exist.`);
  const ids = field.entries.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) refuse(section, at, `${file} has the id ${twice} twice. An id is one entry's, and stays.`);
  const wrong = ids.find((id) => !isOfType(id, field.type));
  if (wrong !== undefined)
    refuse(
      section,
      at,
      `${file} has the id '${wrong}', which is not ${KINDS[field.type!]}, as '${name}' is ("${field.type}").`,
    );
  if (field.entries.every(({ off }) => off)) refuse(section, at, `every entry of ${file} is switched off.`);
};

import { UPLOADS } from '../../registry/lookups.ts';
import { refuse } from '../refuse.ts';
import type { FieldCheck } from './fieldPlace.ts';

const LIMITS = ['accept', 'maxMegabytes'] as const;

export const file: FieldCheck = ({ section, pointer, field, name }) => {
  if (field.widget !== 'file') {
    const stray = LIMITS.find((word) => field[word] !== undefined);
    if (stray)
      refuse(section, `${pointer}/${stray}`, `'${stray}' is of files only: '${name}' must have "widget": "file".`);
    return;
  }
  if (field.lookup !== UPLOADS)
    refuse(
      section,
      `${pointer}/widget`,
      `'${name}' would take any file's number: a file needs "lookup": "${UPLOADS}".`,
    );
  const missing = LIMITS.find((word) => field[word] === undefined);
  if (missing)
    refuse(
      section,
      pointer,
      `'${missing}' is missing in '${name}': a file says of which kinds it may be, and below how many megabytes.`,
    );
};

import { statement } from '../database/statement.ts';

/** Raised by every change of a list, in its transaction. */
export const readRevision = statement('school-revision', {}, 'select revision from school_revision', { revision: 'int8' });

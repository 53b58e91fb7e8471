import { statement } from '../database/statement.ts';

/** Every change of a list raises it, in its transaction. */
export const readRevision = statement('school-revision', {}, 'select revision from school_revision', { revision: 'int8' });

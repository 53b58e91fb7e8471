import { statement } from '../database/statement.ts';

/** Every change of a list raises it, in its transaction. */
export const readRevision = statement('school-revision', {}, 'select revision, changes_after from school_revision', {
  revision: 'int8',
  changes_after: 'int8',
});

/** So many are more than are made in ten minutes of a large upload; servers look every two seconds. */
const KEPT_REVISIONS = 10_000;

export const forgetListChanges = statement(
  'forget-list-changes',
  {},
  `
  with forgotten as (delete from list_change where revision <= (select revision - ${KEPT_REVISIONS} from school_revision) returning revision)
  update school_revision set changes_after = f.latest from (select max(revision) as latest from forgotten) f where f.latest > changes_after`,
  {},
);

import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

export const findSettings = sql('bursary-settings')`
  select fees_by_two, revision from bursary_setting`;

/** No row comes where it was changed since that revision. */
export const writeSettings = sql('write-bursary-settings')`
  with before as (
    select fees_by_two from bursary_setting where revision = $revision for update
  ), changed as (
    update bursary_setting s set fees_by_two = $feesByTwo from before where s.revision = $revision
    returning s.fees_by_two, s.revision, before.fees_by_two as was_by_two
  ), ${audited('bursary-settings-changed', 'bursary_setting', 'changed', {
    id: "'college'",
    detail: { before: { feesByTwo: 'was_by_two' }, after: { feesByTwo: 'fees_by_two' }, reason: '$reason::text' },
  })}
  select fees_by_two, revision from changed`;

import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

export const findSettings = sql('bursary-settings')`
  select fees_by_two, awards_by_two, revision from bursary_setting`;

/** No row comes where it was changed since that revision. */
export const writeSettings = sql('write-bursary-settings')`
  with before as (
    select fees_by_two, awards_by_two from bursary_setting where revision = $revision for update
  ), changed as (
    update bursary_setting s set fees_by_two = $feesByTwo, awards_by_two = $awardsByTwo from before where s.revision = $revision
    returning s.fees_by_two, s.awards_by_two, s.revision, before.fees_by_two as were_fees, before.awards_by_two as were_awards
  ), ${audited('bursary-settings-changed', 'bursary_setting', 'changed', {
    id: "'college'",
    detail: {
      before: { feesByTwo: 'were_fees', awardsByTwo: 'were_awards' },
      after: { feesByTwo: 'fees_by_two', awardsByTwo: 'awards_by_two' },
      reason: '$reason::text',
    },
  })}
  select fees_by_two, awards_by_two, revision from changed`;

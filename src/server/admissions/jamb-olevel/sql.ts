import { uploadedTable } from '../../kit/upload/writing.ts';
import { sql } from '../../platform/database/describedSql.ts';

export const uploadedOLevels = uploadedTable({
  table: 'jamb_olevel',
  columns: { registration_number: 'text', sittings: 'jsonb' },
  key: { registration_number: 'exact' },
  changes: ['sittings'],
  stamps: { listed_at: { type: 'timestamptz', created: '$now', corrected: '$now' } },
  one: 'candidate',
});

/** Of these, those of a list of any session. */
export const candidatesKnown = sql('jamb-candidates-known')`
  select distinct registration_number as "number!" from jamb_candidate where registration_number = any($numbers::text[])`;

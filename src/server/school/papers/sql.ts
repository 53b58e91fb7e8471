import { sql } from '../../platform/database/describedSql.ts';

/** A letter of admission says nothing here: its own page answers for it, by what holds today. */
export const documentOfCode = sql('document-of-code')`
  select number, facts, issued_at, revoked_at, revoked_because, replaced_by is not null as is_replaced from document_record
    where code = $code and facts <> '{}'`;

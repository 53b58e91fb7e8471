import { statement } from '../../platform/database/statement.ts';

/** A letter of admission says nothing here: its own page answers for it, by what holds today. */
export const documentOfCode = statement(
  'document-of-code',
  { code: 'text' },
  `
  select number, facts, issued_at, revoked_at, revoked_because, replaced_by is not null as is_replaced from document_record where code = $code and facts <> '{}'`,
  {
    number: 'text',
    facts: 'jsonb',
    issued_at: 'timestamptz',
    revoked_at: 'timestamptz?',
    revoked_because: 'text?',
    is_replaced: 'bool',
  },
);

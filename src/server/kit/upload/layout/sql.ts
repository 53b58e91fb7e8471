import { statement } from '../../../platform/database/statement.ts';

export const rememberLayout = statement(
  'remember-sheet-layout',
  { list: 'text', fingerprint: 'text', columns: 'jsonb', userId: 'uuid', now: 'timestamptz' },
  `
  insert into sheet_layout (list, fingerprint, columns, confirmed_by, confirmed_at) values ($list, $fingerprint, $columns, $userId, $now)
  on conflict (list, fingerprint) do update set columns = excluded.columns, confirmed_by = excluded.confirmed_by, confirmed_at = excluded.confirmed_at`,
  {},
);

export const layoutsKnown = statement(
  'sheet-layouts-known',
  { list: 'text', fingerprints: 'text[]' },
  `
  select l.fingerprint, l.columns, l.confirmed_at, u.surname, u.firstname, u.middlename
    from sheet_layout l join user_account u on u.id = l.confirmed_by
   where l.list = $list and l.fingerprint = any($fingerprints::text[])`,
  {
    fingerprint: 'text',
    columns: 'jsonb',
    confirmed_at: 'timestamptz',
    surname: 'text',
    firstname: 'text',
    middlename: 'text',
  },
);

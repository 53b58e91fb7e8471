import { sql } from '../../../platform/database/describedSql.ts';

export const rememberLayout = sql('remember-sheet-layout')`
  insert into sheet_layout (list, fingerprint, columns, confirmed_by, confirmed_at) values ($list, $fingerprint, $columns::jsonb, $userId, $now)
  on conflict (list, fingerprint) do update set columns = excluded.columns, confirmed_by = excluded.confirmed_by, confirmed_at = excluded.confirmed_at`;

export const layoutsKnown = sql('sheet-layouts-known')`
  select l.fingerprint, l.columns, l.confirmed_at, u.surname, u.firstname, u.middlename
    from sheet_layout l join user_account u on u.id = l.confirmed_by
   where l.list = $list and l.fingerprint = any($fingerprints::text[])`;

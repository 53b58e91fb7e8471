import type { GrantedExemption } from '#contract/academics/exemptions.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { grantedExemptions } from './sql.ts';

export type Granted = RowOf<'granted-exemptions'>;

/** The one reading of what is granted: registration, results, papers and boards all ask here. */
export const exemptionsOf = (db: Queryable, studentIds: readonly string[]): Promise<Granted[]> =>
  grantedExemptions(db, { studentIds: [...new Set(studentIds)] });

export const shownExemption = ({
  code,
  title,
  unit,
  basis,
  origin,
  paper,
  grantedBy,
  grantedAt,
}: Granted): GrantedExemption => ({
  code,
  title,
  unit,
  basis,
  origin,
  paper,
  grantedBy,
  grantedAt: grantedAt.toISOString(),
});

import type { Row } from '../../platform/database/statement.ts';
import type { chargesOf } from './sql.ts';

export type Charge = Row<typeof chargesOf.columns>;

/** Whoever acts, as in an audit entry. */
export interface ActedBy {
  readonly actor: string;
  readonly ip?: string;
}

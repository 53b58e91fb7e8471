import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { Queryable } from '../database/database.ts';
import { readClosingDates } from './sql.ts';

/** Programmes close as declared, or later where an officer has extended it. */
export interface ClosingDates {
  /** The day is that of this process's last `read`. */
  asItCloses<P extends ProgrammeSummary>(programme: P): P;
  read(db: Queryable): Promise<void>;
}

export function createClosingDates(): ClosingDates {
  let extended: ReadonlyMap<string, string> = new Map();
  return {
    asItCloses(programme) {
      const closes = extended.get(programme.id);
      return closes !== undefined && closes > programme.closes && !programme.removed
        ? { ...programme, closes }
        : programme;
    },
    async read(db) {
      const rows = await readClosingDates(db);
      extended = new Map(rows.map(({ programme, closes }) => [programme, closes]));
    },
  };
}

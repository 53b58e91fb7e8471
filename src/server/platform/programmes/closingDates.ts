import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { Queryable } from '../database/database.ts';
import { readClosingDates } from './sql.ts';

/** When programmes close: as declared, or later, where an officer has put it off. */
export interface ClosingDates {
  /** The programme with the day on which it closes, as this process last read it. */
  asItCloses<P extends ProgrammeSummary>(programme: P): P;
  /** Takes over what officers have put off by now. */
  read(db: Queryable): Promise<void>;
}

export function createClosingDates(): ClosingDates {
  let extended: ReadonlyMap<string, string> = new Map();
  return {
    asItCloses(programme) {
      const closes = extended.get(programme.id);
      return closes !== undefined && closes > programme.closes ? { ...programme, closes } : programme;
    },
    async read(db) {
      const rows = await readClosingDates(db);
      extended = new Map(rows.map(({ programme, closes }) => [programme, closes]));
    },
  };
}

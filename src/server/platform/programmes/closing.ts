import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { Platform } from '../platform.ts';
import { readClosingDates } from './sql.ts';

/** What officers put off, by programme, as this process last read it. */
const extended = new WeakMap<Catalogue, ReadonlyMap<string, string>>();

/** The programme with the day on which it closes: the declared one, or a later one that an officer has set. */
export function asItCloses<P extends ProgrammeSummary>({ catalogue }: Pick<Platform, 'catalogue'>, programme: P): P {
  const closes = extended.get(catalogue)?.get(programme.id);
  return closes !== undefined && closes > programme.closes ? { ...programme, closes } : programme;
}

export async function readClosing({ database, catalogue }: Pick<Platform, 'database' | 'catalogue'>): Promise<void> {
  const rows = await readClosingDates(database);
  extended.set(catalogue, new Map(rows.map(({ programme, closes }) => [programme, closes])));
}

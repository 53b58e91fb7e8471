import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { openSession } from '../../school/sessions/service.ts';
import { demoRows } from './demo.ts';
import { importJambList, importPutmeResults, type ImportReport } from './service.ts';

const ACTOR = 'system:seed';

export async function seedJamb(tx: Queryable, platform: Platform): Promise<void> {
  const session = await openSession(tx);
  if (!session) return;
  const lookups = platform.lookups;
  const request = { sessionId: session.id, commit: true, actor: ACTOR, now: platform.now() };
  mustBeWhole(await importJambList(tx, lookups, 'UTME', { ...request, rows: demoRows('UTME') }));
  mustBeWhole(await importJambList(tx, lookups, 'DE', { ...request, rows: demoRows('DE') }));
  mustBeWhole(
    await importPutmeResults(tx, { ...request, rows: demoRows('UTME').filter(({ putmeScore }) => putmeScore !== '') }),
  );
}

function mustBeWhole({ errors: [first] }: ImportReport): void {
  if (first) throw new Error(`data/demo-jamb-list.csv, row ${first.row}, ${first.column}: ${first.message}`);
}

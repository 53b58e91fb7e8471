import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePortal } from '../../scripts/build/portal.ts';
import { COLLEGE_TEMPLATE, startCollege } from './colleges.ts';

/**
 * The browser tests walk what is shipped, so it is built first when it is not. Every spec file has a college of its own,
 * copied from one that was migrated and seeded here: a start took twice the processor time without it.
 */
export default async function prepareJourneys(): Promise<() => void> {
  await ensurePortal();
  const scratch = mkdtempSync(join(tmpdir(), 'matricula-e2e-template-'));
  const template = join(scratch, 'data');
  await (await startCollege({ DATA_DIR: template })).stop();
  process.env[COLLEGE_TEMPLATE] = template;
  return () => rmSync(scratch, { recursive: true, force: true });
}

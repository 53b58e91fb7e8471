import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePortal } from '../../scripts/build/portal.ts';
import { COLLEGE_TEMPLATES } from './colleges.ts';

/**
 * The browser tests walk what is shipped, so it is built first when it is not. Every spec file has a college of its own,
 * copied from one that its worker or another has made.
 */
export default async function prepareJourneys(): Promise<() => void> {
  ensurePortal();
  const templates = mkdtempSync(join(tmpdir(), 'matricula-e2e-templates-'));
  process.env[COLLEGE_TEMPLATES] = templates;
  return () => rmSync(templates, { recursive: true, force: true });
}

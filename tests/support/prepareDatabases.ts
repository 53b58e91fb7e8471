import './cheapArgon2.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { beginCollege } from './beginCollege.ts';
import { startPostgres } from './postgres.ts';
import { makeTemplates, removeTemplates, type Templates } from './testDatabases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
  }
}

/**
 * Before the first API test: a PostgreSQL (that of DATABASE_URL, or one of our own) and the templates. A test that runs
 * tests of its own gives them its templates (TEMPLATES), which are its own to remove.
 */
export async function setup({ provide }: TestProject) {
  if (process.env.TEMPLATES) return provide('templates', JSON.parse(process.env.TEMPLATES) as Templates);
  const given = process.env.DATABASE_URL;
  const postgres = given ? undefined : await startPostgres();
  const scratch = mkdtempSync(join(tmpdir(), 'matricula-test-'));
  const templates = await makeTemplates(given ?? postgres!.url, scratch, beginCollege);
  provide('templates', templates);
  return async () => {
    await removeTemplates(templates);
    await postgres?.stop();
  };
}

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Programme, ProgrammeSummary } from '#catalogue/programme.ts';
import { COLLEGES_OWN, HOUSE } from './programmes.ts';

/**
 * A second root with so many programmes, copies of these in turn, each under a name and addresses of its own. The caller
 * removes it.
 */
export function manyProgrammes(count: number, copied = COLLEGES_OWN): string {
  const root = mkdtempSync(join(tmpdir(), 'matricula-programmes-'));
  for (let number = 0; number < count; number += 1) copy(root, copied[number % copied.length]!, number);
  return root;
}

function copy(root: string, { id }: Programme, number: number): void {
  const name = `${id}-${number}`;
  const [schemas, flows] = [join(root, 'schemas', name), join(root, 'flows', name)];
  cpSync(join(HOUSE, 'schemas', id), schemas, { recursive: true });
  mkdirSync(flows, { recursive: true });
  for (const file of readdirSync(schemas))
    rewrite(join(schemas, file), (text) => text.replace(`"$id": "${id}/`, `"$id": "${name}/`));
  for (const file of readdirSync(join(HOUSE, 'flows', id))) cpSync(join(HOUSE, 'flows', id, file), join(flows, file));
  rewrite(join(flows, 'endpoints.json'), (text) => text.replaceAll('"path": "/', `"path": "/Copy${number}`));
  rewrite(join(flows, 'flow.json'), (text) => JSON.stringify(renamed(JSON.parse(text) as Flow, number)));
}

interface Flow {
  readonly programme: Omit<ProgrammeSummary, 'id' | 'version' | 'hasForm'>;
}

function renamed({ programme, ...flow }: Flow, number: number): object {
  const { card, routes } = programme;
  return {
    ...flow,
    programme: {
      ...programme,
      applicationTypeId: 10_000 + number,
      name: `${programme.name} ${number}`,
      card: card && { ...card, mode: `${card.mode}_${number}` },
      routes: Object.fromEntries(Object.entries(routes).map(([page, path]) => [page, `${path}_${number}`])),
    },
  };
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

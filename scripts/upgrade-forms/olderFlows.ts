import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { upgradeFlow } from '#catalogue/upgrading/upgradeFlow.ts';

interface OlderFlow {
  readonly file: string;
  readonly text: string;
  readonly upgraded: string;
}

export const olderFlows = (roots: readonly string[]): OlderFlow[] =>
  roots.flatMap((root) =>
    globSync('flows/*/flow.json', { cwd: root })
      .sort()
      .flatMap((path) => {
        const file = join(root, path);
        const text = readFileSync(file, 'utf8');
        const upgraded = upgradeFlow(text);
        return upgraded === undefined ? [] : [{ file, text, upgraded }];
      }),
  );

export function write(flows: readonly OlderFlow[]): void {
  for (const { file, upgraded } of flows) writeFileSync(file, upgraded);
}

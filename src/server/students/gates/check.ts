import type { Facts } from '../../platform/facts.ts';

/** As in data/gates.json. */
export interface GateRow {
  readonly fact: string;
  readonly act: string;
  readonly active: boolean;
}

/**
 * A row whose act nobody guards never closes anything, and one whose fact nobody knows never opens: both are mistyped.
 * @throws Error that names the row, and which acts there are
 */
export function checkGates(rows: readonly GateRow[], facts: Pick<Facts, 'named' | 'isGuarded' | 'acts'>): void {
  for (const { fact, act } of rows) {
    if (!facts.isGuarded(act))
      throw new Error(
        `data/gates.json: no wing guards the act '${act}' (before it: '${fact}'). There are: ${facts.acts.join(', ')}`,
      );
    if (!facts.named(fact))
      throw new Error(`data/gates.json: no wing registers the fact '${fact}' (before the act '${act}')`);
  }
}

import type { Queryable } from '../../platform/database/database.ts';
import { dataRows } from '../../platform/lookups/dataFiles.ts';
import type { Platform } from '../../platform/platform.ts';
import { bandMistake, type Band } from '#rules/academics/ruleSet.ts';
import { insertRuleSets } from './sql/seed.ts';

interface SeededRules {
  readonly name: string;
  readonly bands: readonly Band[];
}

/** Each student type has the rule set that names it, or the first. */
export async function seedRuleSets(tx: Queryable, { now }: Platform): Promise<void> {
  const sets = dataRows<SeededRules>('rule-sets');
  for (const { name, bands } of sets) {
    const mistake = bandMistake(bands);
    if (mistake) throw new Error(`The rule set '${name}': ${mistake}`);
  }
  await insertRuleSets(tx, { sets, now: now() });
}

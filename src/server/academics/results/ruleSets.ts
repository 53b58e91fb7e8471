import type { Band, DegreeClass, RuleSet } from '#rules/academics/ruleSet.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { ruleSets } from './sql/scores.ts';

export interface BoundRules extends RuleSet {
  readonly id: number;
}

/** The rule set of a student type that binds who entered in a year; of a type without one, the college's first. */
export type RulesFor = (studentTypeId: number, entryYear: number) => BoundRules;

export async function readRules(db: Queryable): Promise<RulesFor> {
  const rows = await ruleSets(db);
  const sets = rows.map(
    ({
      passMark,
      caWeight,
      examWeight,
      studentTypeId,
      fromYear,
      toYear,
      bands,
      classes,
      attempts,
      resits,
      exemptUnits,
      ...rest
    }) => ({
      studentTypeId,
      from: fromYear ?? -Infinity,
      to: toYear ?? Infinity,
      rules: {
        ...rest,
        passMark,
        caWeight,
        examWeight,
        bands: bands as Band[],
        classes: classes as DegreeClass[],
        attempts: attempts as RuleSet['attempts'],
        resits: resits as RuleSet['resits'],
        exemptUnits: exemptUnits as RuleSet['exemptUnits'],
      },
    }),
  );
  const first = sets.toSorted((one, other) => one.rules.id - other.rules.id)[0];
  return (studentTypeId, entryYear) => {
    const bound =
      sets.find((set) => set.studentTypeId === studentTypeId && set.from <= entryYear && entryYear <= set.to) ?? first;
    if (!bound) throw new Error('The college has no rule set for grades');
    return bound.rules;
  };
}

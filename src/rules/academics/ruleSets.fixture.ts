import seeded from '../../../data/rule-sets.json' with { type: 'json' };
import type { AttemptRule, ExemptUnitRule, ResitRule, RuleSet } from './ruleSet.ts';

const named = (name: string): RuleSet => {
  const { studentTypes: _, ...rules } = seeded.find((each) => each.name === name)!;
  return {
    ...rules,
    attempts: rules.attempts as AttemptRule,
    resits: rules.resits as ResitRule,
    exemptUnits: rules.exemptUnits as ExemptUnitRule,
    version: 1,
    caWeight: 30,
    examWeight: 70,
  };
};

export const NUC = named('NUC 5.0');
export const NBTE = named('NBTE 4.0');
export const JUPEB = named('JUPEB');

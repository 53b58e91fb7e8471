import { conditionHolds } from './conditionHolds.ts';
import { conditionFits, differsFrom, equals, lookup, notAfter, notBefore, togetherWith } from './dependence.ts';
import { defaultAnswer } from './defaultAnswer.ts';
import { exactAge } from './exactAge.ts';
import { file } from './file.ts';
import type { FieldCheck } from './fieldPlace.ts';
import { further } from './further.ts';
import { ages, bounds, limits, rows, summary } from './limits.ts';
import { messages } from './messages.ts';
import { namedLimits } from './namedLimits.ts';
import { normaliser } from './normaliser.ts';
import { ownList } from './ownList.ts';
import { pattern } from './pattern.ts';
import { places } from './places.ts';
import { rowRules } from './rowRules.ts';
import { enumFitsType, fitsType } from './type.ts';
import { widget } from './widget.ts';

/** Mistakes are reported in this order. */
export const FIELD_CHECKS: readonly FieldCheck[] = [
  fitsType,
  widget,
  file,
  lookup,
  conditionFits,
  conditionHolds,
  enumFitsType,
  defaultAnswer,
  limits,
  bounds,
  ages,
  normaliser,
  pattern,
  rows,
  summary,
  differsFrom,
  equals,
  notBefore,
  notAfter,
  exactAge,
  rowRules,
  further,
  ownList,
  places,
  togetherWith,
  messages,
  namedLimits,
];

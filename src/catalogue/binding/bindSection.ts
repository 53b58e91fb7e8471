import type { CompiledSection } from '../validate.ts';
import { bindWith } from './bindWith.ts';
import * as calculating from './calculating.ts';
import * as judging from './furtherErrors.ts';
import type { Known } from './reading.ts';
import * as rows from './rowRules.ts';

/**
 * A section in the application where it is asked: its conditions and rules may name other sections and what was known before.
 * These do not change while it is open, so the section that is made of them is judged and drawn like any other.
 */
export const bindSection = (section: CompiledSection, known: Known): CompiledSection =>
  bindWith(section, known, { judging, rows, calculating });

import type { SectionAnswers } from '#catalogue/validate.ts';
import { inWireOrder } from '#catalogue/wireShape.ts';

/** Whether two answers to a section say the same. */
export type SameInSection = (section: string, a: SectionAnswers, b: SectionAnswers) => boolean;

/** As `SameInSection`, of a programme: answers that came back from their address have lost the order of their rows. */
export const sameInSection = (programme: Parameters<typeof inWireOrder>[0], ...[section, a, b]: Parameters<SameInSection>): boolean =>
  sameAnswers(inWireOrder(programme, section, a), inWireOrder(programme, section, b));

/** Whether two answers say the same, however their keys are ordered; a missing answer and an empty one are the same. */
export function sameAnswers(a: unknown, b: unknown): boolean {
  if (isEmpty(a) && isEmpty(b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => sameAnswers((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]));
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

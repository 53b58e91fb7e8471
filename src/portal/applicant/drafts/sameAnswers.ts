import type { SectionAnswers } from '#catalogue/validate.ts';
import { inWireOrder } from '#catalogue/wireShape.ts';

export type SameInSection = (section: string, a: SectionAnswers, b: SectionAnswers) => boolean;

/** Compares in wire order: answers that come back from the server have lost the order of their rows. */
export const sameInSection = (programme: Parameters<typeof inWireOrder>[0], ...[section, a, b]: Parameters<SameInSection>): boolean =>
  sameAnswers(inWireOrder(programme, section, a), inWireOrder(programme, section, b));

/** The order of keys does not matter, and a missing answer equals an empty one. */
export function sameAnswers(a: unknown, b: unknown): boolean {
  if (isEmpty(a) && isEmpty(b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => sameAnswers((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]));
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

import type { SectionAnswers } from '#catalogue/validate.ts';
import { inWireOrder } from '#catalogue/wireShape.ts';
import { sameAnswers } from '../../kit/conflict/sameAnswers.ts';

export type SameInSection = (section: string, a: SectionAnswers, b: SectionAnswers) => boolean;

/** Compares in wire order: answers that come back from the server have lost the order of their rows. */
export const sameInSection = (
  programme: Parameters<typeof inWireOrder>[0],
  ...[section, a, b]: Parameters<SameInSection>
): boolean => sameAnswers(inWireOrder(programme, section, a), inWireOrder(programme, section, b));

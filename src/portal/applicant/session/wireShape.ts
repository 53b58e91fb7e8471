import type { Answers } from '#catalogue/journey.ts';
import { MAPPINGS, type MappingName } from '#catalogue/registry/mappings.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { sameAnswers } from '../drafts/sameAnswers.ts';
import type { DeliveredProgramme } from './programmes.ts';

const mappingOf = ({ endpoints }: DeliveredProgramme, section: string) => {
  const mapping = endpoints.sections[section]?.mapping;
  return mapping ? MAPPINGS[mapping as MappingName] : undefined;
};

/** A section's answers as its address takes them. */
export const toWire = (declaration: DeliveredProgramme, section: string, answers: SectionAnswers) => mappingOf(declaration, section)?.toWire(answers) ?? answers;

/** All answers as the form shows them. */
export const inFormShape = (declaration: DeliveredProgramme, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([section, wire]) => [section, mappingOf(declaration, section)?.fromWire(wire) ?? wire]));

/** Whether two answers to a section say the same, in the form's shape: one that came back from its address has lost the order of its rows. */
export function sameInSection(declaration: DeliveredProgramme, section: string, a: SectionAnswers, b: SectionAnswers): boolean {
  const mapping = mappingOf(declaration, section);
  return mapping ? sameAnswers(mapping.inWireOrder(a), mapping.inWireOrder(b)) : sameAnswers(a, b);
}

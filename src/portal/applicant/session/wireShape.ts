import type { Answers } from '#catalogue/journey.ts';
import { MAPPINGS, type MappingName } from '#catalogue/registry/mappings.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
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

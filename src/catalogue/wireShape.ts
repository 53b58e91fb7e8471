import type { Answers } from './answers.ts';
import type { Endpoints } from './programme.ts';
import { MAPPINGS, type Mapping, type MappingName } from './registry/mappings.ts';
import type { SectionAnswers } from './validate.ts';

/** Answers have the form's shape everywhere, on a device too; only here requests and replies map them. */
interface Bound {
  readonly endpoints: Pick<Endpoints, 'sections'>;
}

const mappingOf = ({ endpoints }: Bound, section: string) =>
  MAPPINGS[endpoints.sections[section]?.mapping as MappingName] as Mapping | undefined;

export const toWire = (programme: Bound, section: string, answers: SectionAnswers): SectionAnswers =>
  mappingOf(programme, section)?.toWire(answers) ?? answers;

export const fromWire = (programme: Bound, section: string, wire: SectionAnswers): SectionAnswers =>
  mappingOf(programme, section)?.fromWire(wire) ?? wire;

export const inWireOrder = (programme: Bound, section: string, answers: SectionAnswers): SectionAnswers =>
  mappingOf(programme, section)?.inWireOrder(answers) ?? answers;

type Conversion = (programme: Bound, section: string, answers: SectionAnswers) => SectionAnswers;

const each =
  (convert: Conversion) =>
  (programme: Bound, answers: Answers): Answers =>
    Object.fromEntries(
      Object.entries(answers).map(([section, given]) => [section, convert(programme, section, given)]),
    );

export const allToWire = each(toWire);

export const allFromWire = each(fromWire);

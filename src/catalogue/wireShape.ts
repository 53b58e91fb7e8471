import type { Answers } from './answers.ts';
import type { Endpoints } from './programme.ts';
import { MAPPINGS, type Mapping, type MappingName } from './registry/mappings.ts';
import type { SectionAnswers } from './validate.ts';

/**
 * Answers have one shape, the form's: so they are judged, stored, printed and held on a device. Only a programme's own
 * addresses may write a section otherwise; these functions stand where a request or a reply passes, and nowhere else.
 */
interface Bound {
  readonly endpoints: Pick<Endpoints, 'sections'>;
}

const mappingOf = ({ endpoints }: Bound, section: string) => MAPPINGS[endpoints.sections[section]?.mapping as MappingName] as Mapping | undefined;

/** A section's answers as its address takes them. */
export const toWire = (programme: Bound, section: string, answers: SectionAnswers): SectionAnswers => mappingOf(programme, section)?.toWire(answers) ?? answers;

/** A section's answers as its form has them. */
export const fromWire = (programme: Bound, section: string, wire: SectionAnswers): SectionAnswers => mappingOf(programme, section)?.fromWire(wire) ?? wire;

/** A section's answers in the order in which its address gives them back: two are compared so. */
export const inWireOrder = (programme: Bound, section: string, answers: SectionAnswers): SectionAnswers => mappingOf(programme, section)?.inWireOrder(answers) ?? answers;

type Way = (programme: Bound, section: string, answers: SectionAnswers) => SectionAnswers;

const each = (way: Way) => (programme: Bound, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([section, given]) => [section, way(programme, section, given)]));

/** All answers of an application, as its load address gives them. */
export const allToWire = each(toWire);

/** All answers that a load address gave, as the form has them. */
export const allFromWire = each(fromWire);

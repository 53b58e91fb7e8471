import { holds } from './binding/conditions.ts';
import type { SectionAnswers } from './validate.ts';
import type { Ending, SectionSchema } from './vocabulary.ts';

/** The first that answers without a mistake come to; undefined for whoever may go on. */
export const endingOf = ({ endings = [] }: SectionSchema, answers: SectionAnswers): Ending | undefined =>
  endings.find(({ when }) => holds(when, (name) => answers[name]));

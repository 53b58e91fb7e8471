import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { importSection } from '../../api/importSection.ts';

/** @param name the file in `schemas/forms` */
export const declaredSection = (name: string) => ({
  queryKey: ['form', name],
  queryFn: () => importSection(`/forms/${name}.js`),
  staleTime: Infinity,
});

/** Of a record, what the form asks and is answered. */
export const fieldsOf = ({ properties = {} }: FieldSchema, record: object): SectionAnswers =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([name, answer]) => name in properties && answer !== null && answer !== undefined && answer !== '',
    ),
  ) as SectionAnswers;

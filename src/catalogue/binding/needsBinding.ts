import type { FieldSchema, SectionSchema } from '../vocabulary.ts';
import { FURTHER_WIDGETS } from '../registry/widgets.ts';
import { isFurther } from './conditions.ts';
import { isPath } from './reading.ts';

const WORDS = [
  'equals',
  'notAfter',
  'age',
  'mustContain',
  'inOrder',
  'noOverlap',
  'totals',
  'noneOf',
  'decimals',
  'calculated',
  'signs',
  'list',
  'places',
  'text',
  'help',
] as const satisfies readonly (keyof FieldSchema)[];

/** Whether the section uses a word whose code most forms do without. When it is asked at all is the chart's matter. */
export const needsBinding = ({ askedWhen: _, ...section }: SectionSchema): boolean => isSpecial(section);

const isSpecial = (field: FieldSchema): boolean =>
  WORDS.some((word) => field[word] !== undefined) ||
  Object.hasOwn(FURTHER_WIDGETS, field.widget ?? '') ||
  [field.differsFrom, field.notBefore].some((other) => other !== undefined && isPath(other)) ||
  (field.askedWhen !== undefined && isFurther(field.askedWhen)) ||
  Object.values(field.properties ?? {}).some(isSpecial) ||
  (field.items !== undefined && isSpecial(field.items));

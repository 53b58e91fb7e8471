import type { FieldSchema } from './vocabulary.ts';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** 'Second Sitting', 'School 6'. */
export function rowTitle({ items }: FieldSchema, index: number): string {
  const title = items?.title ?? '';
  return (ORDINALS[index] ? `${ORDINALS[index]} ${title}` : `${title} ${index + 1}`).trim();
}

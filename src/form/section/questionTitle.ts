import { pointerParts } from '#catalogue/pointer.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** 'Second Sitting': one of a list of groups. */
export const rowTitle = (list: FieldSchema, index: number): string => `${ORDINALS[index] ?? index + 1} ${list.items?.title ?? ''}`.trim();

/** Where a question stands, from the outside in: 'Sponsor, Full name', 'First Sitting, Exam Number'. */
export function questionTitle(schema: FieldSchema, pointer: string): string {
  const titles: string[] = [];
  let at: FieldSchema | undefined = schema;
  for (const part of pointerParts(pointer)) {
    const list: FieldSchema | undefined = at?.items && at;
    at = list ? list.items : at?.properties?.[part];
    if (list) titles.splice(-1, 1, rowTitle(list, Number(part)));
    else titles.push(at?.title ?? part);
  }
  return titles.join(', ');
}

import { pointerParts } from '#catalogue/pointer.ts';
import { rowTitle } from '#catalogue/rowTitle.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

/** 'Sponsor, Full name', 'First Sitting, Exam Number'; '' for what is no question of the form. */
export function questionTitle(schema: FieldSchema, pointer: string): string {
  const titles: string[] = [];
  let at: FieldSchema | undefined = schema;
  for (const part of pointerParts(pointer)) {
    const list: FieldSchema | undefined = at?.items && at;
    at = list ? list.items : at?.properties?.[part];
    if (list) titles.splice(-1, 1, rowTitle(list, Number(part)));
    else if (at?.title) titles.push(at.title);
  }
  return titles.join(', ');
}

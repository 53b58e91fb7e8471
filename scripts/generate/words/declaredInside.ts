import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { sectionTexts } from '#catalogue/programmeTexts.ts';
import { placed } from './declaredTexts.ts';
import type { PlacedText } from './placedTexts.ts';

/** Of a list, a workflow or a slip, the properties that people read. */
const SHOWN = new Set([
  'title',
  'lead',
  'searches',
  'empty',
  'none',
  'description',
  'past',
  'done',
  'label',
  'otherwise',
  'name',
  'question',
  'reason',
]);

/** All that stands in these is read. */
const SHOWN_WHOLE = new Set(['values', 'signatures']);

/** What declarations say to those who sign in, and on papers. */
export function declaredInside(root: string, { forms }: Catalogue): PlacedText[] {
  const files = globSync(['schemas/lists/**/*.json', 'schemas/*/slip.json', 'flows/work/*.json'], { cwd: root }).sort();
  return [
    ...Object.values(forms.sections)
      .filter(({ signedIn }) => signedIn)
      .flatMap((section) => placed(sectionTexts(section), `schemas/${section.$id}`)),
    ...files.flatMap((file) => placed(shownIn(JSON.parse(readFileSync(join(root, file), 'utf8'))), file)),
  ];
}

function shownIn(declared: unknown): unknown[] {
  if (typeof declared !== 'object' || declared === null) return [];
  return Object.entries(declared).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return SHOWN.has(name) ? [value] : [];
    return SHOWN_WHOLE.has(name) ? Object.values(value as object) : shownIn(value);
  });
}

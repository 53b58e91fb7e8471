import type { Catalogue } from '#catalogue/catalogue.ts';
import { flowTexts, readable, sectionTexts } from '#catalogue/programmeTexts.ts';
import type { PlacedText } from './placedTexts.ts';

/** What declarations say to applicants. A slip is the college's paper and stays in English; forms of signed-in pages are not theirs. */
export function declaredTexts({ programmes, forms }: Catalogue): PlacedText[] {
  const sections = [
    ...programmes.flatMap((programme) => Object.values(programme.sections)),
    ...Object.values(forms.sections).filter(({ signedIn }) => !signedIn),
  ];
  return [
    ...programmes.flatMap((programme) => placed(flowTexts(programme, programme.chart), `flows/${programme.id}`)),
    ...sections.flatMap((section) => placed(sectionTexts(section), `schemas/${section.$id}`)),
  ];
}

export const placed = (texts: readonly unknown[], where: string): PlacedText[] =>
  readable(texts).map((text) => [text, where]);

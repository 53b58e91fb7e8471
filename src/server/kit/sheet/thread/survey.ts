import type { FileChoice, Survey } from '../reading.ts';
import type { Between, OpenFile } from './openFile.ts';
import { Surveyor } from './surveyor.ts';

/** The sheet that was chosen, or the first that is visible. */
export function placeOf({ sheets }: Pick<OpenFile, 'sheets'>, { sheet }: FileChoice = {}): number {
  const chosen = sheets.findIndex(({ name }) => name === sheet);
  return chosen >= 0 ? chosen : sheets.findIndex(({ isHidden }) => !isHidden);
}

const WHOLE: Between = async function* (pieces) {
  yield* pieces;
};

/** @throws Damaged, TooLarge where the chosen sheet cannot be read; another one that cannot is shown without rows. */
export async function surveyOf(file: OpenFile, choice: FileChoice | undefined): Promise<Survey> {
  const { fileType, encoding, separator, sheets } = file;
  const place = placeOf(file, choice);
  const chosen = new Surveyor();
  await file.read(place, chosen, WHOLE);
  const counted: { name: string; isHidden: boolean; rows: number }[] = [];
  for (const [index, { name, isHidden }] of sheets.entries()) {
    const surveyor = index === place ? chosen : new Surveyor();
    if (surveyor !== chosen) await file.read(index, surveyor, WHOLE).catch(() => undefined);
    counted.push({ name, isHidden, rows: surveyor.filled });
  }
  return {
    fileType,
    ...(encoding && { encoding }),
    ...(separator && { separator }),
    ...(fileType !== 'csv' && { sheet: sheets[place]!.name }),
    sheets: fileType === 'csv' ? [] : counted,
    rows: chosen.rows,
    filled: chosen.filled,
  };
}

import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { Difference } from '../conflict/differences.ts';
import { placesOf, type Place } from './model/sheet.ts';
import type { SheetView } from './useSheet.ts';

interface Conflicts {
  readonly differing: readonly Difference[];
  /** By row and column. */
  readonly theirs: SectionAnswers;
  readonly places: readonly Place[];
}

/** Each cell is a field of its row, called by both. */
export function conflictsOf(
  { store }: SheetView,
  fields: Readonly<Record<string, FieldSchema>>,
  names: ReadonlyMap<string, string>,
): Conflicts {
  const places = placesOf(store.sheet(), ({ theirs }) => theirs !== undefined);
  const theirs: Record<string, Record<string, unknown>> = {};
  const differing = places.map((place): Difference => {
    const { value, theirs: other } = store.cell(place);
    const { key, column } = place;
    theirs[key] = { ...theirs[key], [column]: other!.value };
    const title = `${names.get(key)} (${key}): ${fields[column]?.title ?? column}`;
    return {
      path: [key, column],
      field: { ...fields[column], title },
      mine: value,
      theirs: other!.value,
      siblings: { mine: {}, theirs: {} },
    };
  });
  return { differing, theirs, places };
}

/** Whether what was chosen for the cell is what was typed here. */
export const isMine = (chosen: SectionAnswers, { key, column }: Place, theirs: SectionAnswers): boolean =>
  answerIn(chosen, key, column) !== answerIn(theirs, key, column);

const answerIn = (answers: SectionAnswers, key: string, column: string): unknown =>
  (answers[key] as SectionAnswers | undefined)?.[column];

import { enumeration } from '../text/enumeration.ts';
import { scaled, type Marks } from './grading.ts';
import type { ScoreCode } from './ruleSet.ts';
import { typedMark } from './typedMark.ts';

export type RawComponent = 'ca' | 'exam';

/** What a sheet of a book of raw results has of a student in one course. */
export interface RawPart {
  readonly sheet: string;
  readonly component: RawComponent;
  /** In hundredths. */
  readonly outOf: number;
  readonly cell: RawCell;
}

/** `text` is '' for an empty cell; `fault` says why a cell has no value; null is a student who is not on the sheet. */
export type RawCell = { readonly text: string } | { readonly fault: string } | null;

interface Weights {
  readonly caWeight: number;
  readonly examWeight: number;
}

export type RawReading = { readonly marks: Marks; readonly notice?: string } | { readonly mistake: string };

/**
 * Sheets of one component are added and scaled to its weight: 12 of 20 and 10 of 20 are 17 of 30. A component of which a sheet
 * says nothing stays as it is stored. A code of the examination is the line's; so is one of the CA where no paper was marked.
 */
export function rawMarks(parts: readonly RawPart[], stored: Marks, weights: Weights): RawReading {
  const mistakes = parts.flatMap(mistakeIn);
  if (mistakes.length > 0) return { mistake: mistakes.join('; ') };
  const [test, paper] = [componentOf(parts, 'ca', weights), componentOf(parts, 'exam', weights)];
  if (test.code && paper.hasMark)
    return {
      mistake: `The sheet ${test.code.sheet} says ${test.code.code}, and the examination has a mark. Please write 0 for a test that was missed`,
    };
  const notices = [test.notice, paper.notice].filter((notice) => notice !== undefined);
  return {
    marks: {
      ca: test.mark ?? stored.ca,
      exam: paper.mark ?? stored.exam,
      code: paper.code?.code ?? test.code?.code ?? (paper.mark === undefined ? stored.code : null),
    },
    ...(notices.length > 0 && { notice: notices.join('; ') }),
  };
}

/** Nothing of the course stands on any sheet: the student does not take it, or has no marks yet. */
export const isBlank = (parts: readonly RawPart[]): boolean =>
  parts.every(({ cell }) => cell === null || ('text' in cell && typedMark(cell.text).kind === 'empty'));

/**
 * What waits of a row that is not taken. Scaled where nothing is wrong of it; else as it was written, with its sheets, so that
 * nobody takes a half of it for a mark. @param weights undefined where students of the course have several
 */
export function waitingTexts(
  parts: readonly RawPart[],
  weights: Weights | undefined,
): { readonly ca: string; readonly exam: string } {
  const reading = weights && rawMarks(parts, { ca: null, exam: null, code: null }, weights);
  if (!reading || 'mistake' in reading) return { ca: writtenOf(parts, 'ca'), exam: writtenOf(parts, 'exam') };
  const { ca, exam, code } = reading.marks;
  return { ca: ca === null ? '' : String(ca / 100), exam: code ?? (exam === null ? '' : String(exam / 100)) };
}

function mistakeIn({ sheet, outOf, cell }: RawPart): string[] {
  if (cell === null) return [];
  if ('fault' in cell)
    return [`sheet ${sheet}: ${cell.fault}. Please copy the column, paste it as values, and upload the file again`];
  const typed = typedMark(cell.text);
  if (typed.kind === 'wrong')
    return [`sheet ${sheet}: '${cell.text}' is not a mark. Please write a number, or ABS, SICK or I`];
  return typed.kind === 'mark' && typed.hundredths > outOf ? [`sheet ${sheet}: the most is ${outOf / 100}`] : [];
}

interface Component {
  readonly mark?: number;
  readonly hasMark: boolean;
  readonly code?: { readonly sheet: string; readonly code: ScoreCode };
  readonly notice?: string;
}

const NAMES = { ca: 'CA', exam: 'examination' } as const;

function componentOf(parts: readonly RawPart[], component: RawComponent, weights: Weights): Component {
  const own = parts
    .filter((part) => part.component === component)
    .map((part) => ({ ...part, typed: typedOf(part.cell) }));
  const codes = own.flatMap(({ sheet, typed }) => (typed?.kind === 'code' ? [{ sheet, code: typed.code }] : []));
  const marks = own.flatMap(({ typed }) => (typed?.kind === 'mark' ? [typed.hundredths] : []));
  const hasMark = marks.length > 0;
  const base = { hasMark, ...(codes[0] && { code: codes[0] }) };
  if (!hasMark) return base;
  if (marks.length === own.length) {
    const outOf = own.reduce((sum, part) => sum + part.outOf, 0);
    const weight = component === 'ca' ? weights.caWeight : weights.examWeight;
    return {
      ...base,
      mark:
        scaled(
          marks.reduce((sum, mark) => sum + mark, 0),
          outOf,
          weight,
        ) * 100,
    };
  }
  const silent = own.filter(({ typed }) => typed?.kind !== 'mark');
  const why = silent.map(({ sheet, typed }) =>
    typed === null
      ? `not on the sheet ${sheet}`
      : typed.kind === 'code'
        ? `${typed.code} on the sheet ${sheet}`
        : `no mark on the sheet ${sheet}`,
  );
  return { ...base, notice: `${enumeration(why)}: the ${NAMES[component]} stays as it is` };
}

function typedOf(cell: RawCell) {
  if (cell === null) return null;
  return typedMark('text' in cell ? cell.text : '');
}

const writtenOf = (parts: readonly RawPart[], component: RawComponent): string =>
  parts
    .filter((part) => part.component === component && part.cell !== null)
    .map(({ sheet, cell }) => `${sheet}: ${cell && 'text' in cell ? cell.text || '-' : 'no value'}`)
    .join(', ');

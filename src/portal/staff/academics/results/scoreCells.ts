import type { EditOutcome, GradingRules, ScoreMarks } from '#contract/academics/result-sheets.ts';
import { graded, type Marks } from '#rules/academics/grading.ts';
import { hundredthsOf } from '#rules/academics/rounding.ts';
import { typedMark } from '#rules/academics/typedMark.ts';
import type { SaveReply } from '../../../kit/grid/autosave.ts';
import type { ResultColumn } from '../../../kit/grid/gridProps.ts';
import type { Value } from '../../../kit/grid/model/sheet.ts';
import type { Queued } from '../../../kit/grid/queue.ts';

/** A code stands in the cell of the examination. */
export const cellsOf = ({ ca, exam, code }: ScoreMarks): Readonly<Record<'ca' | 'exam', string>> => ({
  ca: ca === null ? '' : String(ca),
  exam: code ?? (exam === null ? '' : String(exam)),
});

/** What was typed, as it stands in a cell: '12,5' as '12.5', 'a' as 'ABS'. What is neither stays as it was typed, and is refused. */
export function readCell(_column: string, text: string): Value {
  const typed = typedMark(text);
  switch (typed.kind) {
    case 'mark':
      return String(typed.hundredths / 100);
    case 'code':
      return typed.code;
    case 'empty':
      return '';
    default:
      return text.trim();
  }
}

/** Marks with one cell's text in them; those that stand without it. */
function withCell(marks: ScoreMarks, column: string, value: Value): ScoreMarks {
  const typed = typedMark(String(value));
  const mark = typed.kind === 'mark' ? typed.hundredths / 100 : null;
  if (column === 'ca') return { ...marks, ca: mark };
  return { ...marks, exam: mark, code: typed.kind === 'code' ? typed.code : null };
}

export interface LineEdit extends ScoreMarks {
  readonly lineId: string;
  readonly base: ScoreMarks;
}

/** One edit a line: what was seen of each cell, and what was typed. `known` are the marks of each line as last heard. */
export function editsOf(
  cells: readonly Queued[],
  lineOf: (key: string) => string,
  known: ReadonlyMap<string, ScoreMarks>,
): LineEdit[] {
  return [...Map.groupBy(cells, ({ key }) => key)].map(([key, own]) => {
    const { ca, exam, code } = known.get(key)!;
    let [base, wanted]: [ScoreMarks, ScoreMarks] = [
      { ca, exam, code },
      { ca, exam, code },
    ];
    for (const { column, value, was } of own) {
      base = withCell(base, column, was);
      wanted = withCell(wanted, column, value);
    }
    return { lineId: lineOf(key), base, ...wanted };
  });
}

/** What became of each cell: in conflict are those that somebody else gave another value. */
export function replyOf(
  cells: readonly Queued[],
  outcomes: readonly EditOutcome[],
  keyOf: (lineId: string) => string,
): SaveReply {
  const byKey = new Map(outcomes.map((outcome) => [keyOf(outcome.lineId), outcome]));
  const isSaved = ({ key }: Queued) => byKey.get(key)?.outcome === 'saved';
  const unsaved = cells.filter((cell) => !isSaved(cell));
  return {
    differing: unsaved.flatMap(({ key, column }) => {
      const outcome = byKey.get(key);
      if (outcome?.outcome !== 'conflict') return [];
      return [{ key, column, theirs: cellsOf(outcome)[column as 'ca' | 'exam'], by: outcome.by ?? '' }];
    }),
    refused: unsaved.flatMap(({ key, column }) => {
      const outcome = byKey.get(key);
      return outcome?.outcome === 'refused' ? [{ key, column, message: outcome.message ?? 'Not taken' }] : [];
    }),
  };
}

/** Total and grade by the code that the server has too, each student's by the rule set of their own. */
export function resultColumns(rulesOf: (key: string) => GradingRules): readonly ResultColumn[] {
  const result = (values: Readonly<Record<string, Value>>, key: string) => {
    const ca = typedMark(String(values['ca']));
    const exam = typedMark(String(values['exam']));
    const marks: Marks = {
      ca: ca.kind === 'mark' ? ca.hundredths : null,
      exam: exam.kind === 'mark' ? exam.hundredths : null,
      code: exam.kind === 'code' ? exam.code : null,
    };
    const rules = rulesOf(key);
    return isSound(marks, rules) ? graded(marks, rules) : undefined;
  };
  return [
    { title: 'Total', of: (values, key) => String(result(values, key)?.total ?? '') },
    { title: 'Grade', of: (values, key) => result(values, key)?.grade ?? '' },
  ];
}

const isSound = ({ ca, exam }: Marks, { caWeight, examWeight }: GradingRules): boolean =>
  (ca ?? 0) <= hundredthsOf(caWeight)! && (exam ?? 0) <= hundredthsOf(examWeight)!;

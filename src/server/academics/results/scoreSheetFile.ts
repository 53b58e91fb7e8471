import { sumMistake } from '#rules/academics/sumMistake.ts';
import type { TitleFacts } from '#rules/sheets/titleFacts.ts';
import { invalid } from '../../platform/problem.ts';
import type { SheetRow } from '../../kit/sheet/reading.ts';
import { NAME, NUMBER, type Reading } from './placing.ts';
import { readMarks, type ScoreFile } from './scoreFile.ts';
import type { FileFacts, ReadFile, ScoreColumns } from './scoreReading.ts';
import type { LoadedSheet, ScoredLine } from './sheet.ts';
import { insertWaitingRows } from './sql/uploads.ts';

const [TOTAL, ADJUSTMENT] = ['Total', 'Adjustment'];

/** A total and an adjustment are read to be compared with the marks, and never stored. */
export const SHEET_COLUMNS: ScoreColumns = {
  list: '/Results/scores',
  target: {
    headings: { matricNumber: NUMBER, fullName: NAME, ca: 'CA', exam: 'Exam' },
    needed: ['matricNumber', 'ca', 'exam'],
    marks: { total: TOTAL, adjustment: ADJUSTMENT },
    name: 'fullName',
    kinds: { matricNumber: 'student-number' },
    synonyms: {
      ca: ['CA Score', 'CA Mark', 'Continuous Assessment', 'C.A. Score', 'Test', 'Test Score'],
      exam: ['Exam Score', 'Exam Mark', 'Examination', 'Examination Score', 'Exams'],
      total: ['Total Score', 'Total Mark', 'Total Marks'],
      adjustment: ['Adj.', 'Adjusted', 'Moderation', 'Mod.'],
    },
  },
};

/** What the title block and the headings say is what the sheet is, or the file is of another sheet. @throws Problem 422 */
export function checkedAgainst({ facts, lines }: LoadedSheet): (found: FileFacts) => readonly string[] {
  return ({ title, maxima }) => {
    const open = { code: facts.code, session: facts.session, semester: facts.semester };
    const other = FACTS.filter((fact) => title[fact] !== undefined && plain(title[fact]) !== plain(open[fact]));
    if (other.length > 0)
      throw invalid(
        `This file is of ${factsText(other, title)}, and this sheet of ${factsText(other, open)}. Nothing was read. Please open the sheet that the file is of`,
      );
    requireMaxima(lines, maxima);
    const said = FACTS.filter((fact) => title[fact] !== undefined);
    return [
      ...(said.length > 0 ? [`The file says that it is of ${factsText(said, title)}, as this sheet is.`] : []),
      ...(title.lecturers ? [`Its lecturers are ${title.lecturers}.`] : []),
    ];
  };
}

/** 'First' is 'First semester', and 'CSC201' is 'CSC 201'. */
const plain = (text: string): string => text.toLowerCase().replace(/semester|[^a-z0-9]/g, '');

const FACTS = ['code', 'session', 'semester'] as const satisfies (keyof TitleFacts)[];
type Fact = (typeof FACTS)[number];

const factsText = (facts: readonly Fact[], of: TitleFacts): string =>
  facts
    .map((fact) =>
      fact === 'semester' ? `${of[fact]} semester`.replace(/ semester semester$/i, ' semester') : of[fact],
    )
    .join(', ');

const WEIGHTS = [
  ['CA', 'caWeight', 'CA'],
  ['Exam', 'examWeight', 'the examination'],
] as const;

/** Of students under different rule sets one may have the file's weights: the others are refused by their rows. */
function requireMaxima(lines: readonly ScoredLine[], maxima: FileFacts['maxima']): void {
  const said = WEIGHTS.filter(([heading]) => maxima.has(heading));
  const [first] = lines;
  if (
    said.length === 0 ||
    !first ||
    lines.some(({ rules }) => said.every(([heading, weight]) => maxima.get(heading) === rules[weight]))
  )
    return;
  const theirs = said.map(([heading, , name]) => `${name} of ${maxima.get(heading)}`).join(' and ');
  const ours = said.map(([, weight, name]) => `${name} of ${first.rules[weight]}`).join(' and ');
  throw invalid(
    `This file has ${theirs}. This sheet has ${ours}. Nothing was read. Please write marks of this sheet's maxima into the file`,
  );
}

/** @param maxima none, and `isMatched` false, for a file with our own headings: its totals were ours and may be older than its marks */
export const scoreSheetFile = ({ maxima, isMatched }: Pick<ReadFile, 'maxima' | 'isMatched'>): ScoreFile => ({
  via: 'file',
  read: (cells, line) => (isMatched ? readWithTotals(cells, line!, maxima) : readMarks(cells, line!)),
  async note(tx, placed, given) {
    const waiting = placed.filter(({ shown }) => shown.verdict === 'refused');
    if (waiting.length === 0) return;
    await insertWaitingRows(tx, {
      ...given,
      rows: waiting.map(({ cells, shown }) => ({
        row: shown.row,
        number: shown.number,
        name: cells[NAME] ?? '',
        ca: cells['CA'] ?? '',
        exam: cells['Exam'] ?? '',
        reason: shown.message,
      })),
    });
  },
});

function readWithTotals(cells: SheetRow['cells'], line: ScoredLine, maxima: FileFacts['maxima']): Reading {
  const other = WEIGHTS.find(([heading, weight]) => maxima.has(heading) && maxima.get(heading) !== line.rules[weight]);
  if (other) {
    const [heading, weight, name] = other;
    return {
      mistake: `The file has ${name} of ${maxima.get(heading)}, and this student ${name} of ${line.rules[weight]}`,
    };
  }
  const reading = readMarks(cells, line);
  if ('mistake' in reading) return reading;
  const adjustment = cells[ADJUSTMENT] ?? '';
  const mistakes = [
    ...(/[1-9]/.test(adjustment)
      ? [`column '${ADJUSTMENT}': ${adjustment} is in neither mark. Please add it to one of them, or delete it`]
      : []),
    // Of cells that say nothing the stored marks stand, and the file's total is of nothing.
    ...(hasMarks(cells) && reading.marks.code === null
      ? [sumMistake(reading.marks.ca, reading.marks.exam, cells[TOTAL] ?? '') ?? []].flat()
      : []),
  ];
  return mistakes.length > 0 ? { mistake: mistakes.join('; ') } : reading;
}

const hasMarks = (cells: SheetRow['cells']): boolean =>
  ['CA', 'Exam'].every((heading) => /\d/.test(cells[heading] ?? ''));

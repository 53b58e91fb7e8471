import letters from '../../../../data/admission-letters.json' with { type: 'json' };
import type { PaperContent } from '#contract/kit/paper.ts';
import { displayDate } from '#rules/displayDate.ts';
import { BLANK } from '../../kit/paper/servePaper.ts';
import { STUDENT_KINDS } from '#rules/studentKind.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';

export interface Letter {
  readonly title: string;
  readonly fullName: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly opening: string;
  readonly conditions: readonly string[];
}

const { postgraduate: POSTGRADUATE, jupeb: JUPEB } = STUDENT_KINDS;

const wordsFor = (studentTypeId: number) =>
  studentTypeId === JUPEB ? letters.jupeb : studentTypeId === POSTGRADUATE ? letters.postgraduate : letters.general;

/** All that the letter says of a person and a programme. The words are those of the student type. */
export function letterOf({
  fullName,
  regNumber,
  programme,
  department,
  faculty,
  session,
  studentTypeId,
  levelId,
  admittedOn,
  offerUntil,
  offerDays,
}: RowOf<'letter-facts'>): Letter {
  const { title, opening, conditions } = wordsFor(studentTypeId);
  return {
    title,
    opening,
    conditions,
    fullName,
    facts: [
      ['Registration number', regNumber],
      ['Programme', programme],
      ['Department', department ?? '-'],
      ['Faculty', faculty ?? '-'],
      ['Session', session],
      ['Level', String(levelId)],
      ['Admitted on', displayDate(admittedOn)],
      ['Accept by', lastDayOf(offerUntil, offerDays)],
    ],
  };
}

const lastDayOf = (offerUntil: string | null, offerDays: number | null): string => {
  if (offerUntil) return displayDate(offerUntil);
  return offerDays === null
    ? 'The last day of registration'
    : `${offerDays} ${offerDays === 1 ? 'day' : 'days'} after the offer has reached you`;
};

export const contentOf = ({ title, fullName, facts, opening, conditions }: Letter): PaperContent => ({
  ...BLANK,
  title: title.toUpperCase(),
  office: 'Admissions Office',
  holder: fullName,
  groups: [{ title: '', facts: facts.map(([label, value]) => [label, value]) }],
  paragraphs: [`Dear ${fullName},`, opening],
  points: [...conditions],
  closing: 'Congratulations, and welcome.',
  signatures: ['Registrar'],
});

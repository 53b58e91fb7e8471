import letters from '../../../../data/admission-letters.json' with { type: 'json' };
import type { PaperContent } from '#contract/kit/paper.ts';
import { displayDate } from '#rules/displayDate.ts';
import { BLANK } from '../../kit/paper/servePaper.ts';
import { STUDENT_KINDS } from '#rules/studentKind.ts';
import type { Row } from '../../platform/database/statement.ts';
import type { letterFacts } from './sql.ts';

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
  full_name,
  reg_number,
  programme,
  department,
  faculty,
  session,
  student_type_id,
  level_id,
  admitted_on,
  offer_until,
}: Row<typeof letterFacts.columns>): Letter {
  const { title, opening, conditions } = wordsFor(student_type_id);
  return {
    title,
    opening,
    conditions,
    fullName: full_name,
    facts: [
      ['Registration number', reg_number],
      ['Programme', programme],
      ['Department', department ?? '-'],
      ['Faculty', faculty ?? '-'],
      ['Session', session],
      ['Level', String(level_id)],
      ['Admitted on', displayDate(admitted_on)],
      ['Accept by', offer_until ? displayDate(offer_until) : 'The last day of registration'],
    ],
  };
}

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

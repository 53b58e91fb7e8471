import { isAnswers } from '../../normalise.ts';
import { childPointer } from '../../pointer.ts';
import type { Answer, FieldSchema } from '../../vocabulary.ts';
import { entriesOf } from '../lists.ts';
import { Mistakes } from '../mistakes.ts';
import { refuse } from '../refuse.ts';
import type { FieldCheck, FieldPlace } from './fieldPlace.ts';

/** A question whose condition never holds is asked of nobody, and nobody would notice. */
export const conditionHolds: FieldCheck = (place) => {
  const { section, pointer, field, name, above } = place;
  const mistakes = new Mistakes();
  for (const [parent, wanted] of Object.entries(field.askedWhen ?? {})) {
    const at = childPointer(`${pointer}/askedWhen`, parent);
    const asked = above.get(parent);
    if (!asked) continue;
    mistakes.attemptEach(answersIn(wanted), (answer) => {
      const reason = reasonAgainst(answer, asked);
      if (reason) refuse(section, at, `'${answer}' is never the answer to '${parent}': ${reason}`);
    });
    if (acceptedBy(wanted, asked)?.length === 0)
      mistakes.attempt(() => refuse(section, at, `'${name}' is never asked: each answer to '${parent}' is excluded.`));
    mistakes.attempt(() => refuseContradiction(place, parent, asked, at));
  }
  mistakes.raise();
};

/** The field above is itself asked on a condition, which what is wanted here contradicts. */
function refuseContradiction(
  { section, field, name, above }: FieldPlace,
  parent: string,
  asked: FieldSchema,
  at: string,
): void {
  for (const [common, wantedThere] of Object.entries(asked.askedWhen ?? {})) {
    const wantedHere = field.askedWhen?.[common];
    const [here, there] = [wantedHere, wantedThere].map((wanted) => acceptedBy(wanted, above.get(common) ?? {}));
    if (here && there && !here.some((answer) => there.includes(answer)))
      refuse(
        section,
        at,
        `'${name}' is never asked: '${parent}' is asked when '${common}' is ${said(there)}, and '${name}' when it is ${said(here)}.`,
      );
  }
}

const said = (answers: readonly Answer[]): string => answers.map((answer) => `'${answer}'`).join(' or ');

function answersIn(wanted: unknown): Answer[] {
  const answers = isAnswers(wanted) ? Object.values(wanted as object).flat() : [wanted].flat();
  return answers.filter(isAnswer);
}

const isAnswer = (value: unknown): value is Answer => ['string', 'number', 'boolean'].includes(typeof value);

/** Undefined where they cannot be counted. */
function acceptedBy(wanted: unknown, { enum: all }: FieldSchema): readonly Answer[] | undefined {
  if (wanted === undefined) return undefined;
  if (!isAnswers(wanted)) return answersIn(wanted);
  if (!('anyBut' in (wanted as object)) || !all) return undefined;
  const excluded = answersIn(wanted);
  return all.filter((answer) => !excluded.includes(answer));
}

function reasonAgainst(answer: Answer, field: FieldSchema): string | undefined {
  const { type, lookup } = field;
  const entries = lookup === undefined ? undefined : entriesOf(lookup);
  const isTyped = type === 'string' ? typeof answer === 'string' : typeof answer === 'number';
  if (entries && isTyped && !entries.some(({ id }) => id === answer))
    return `the list '${lookup}' has no such id. The page Application forms shows the ids of a list beside its names.`;
  return typeof answer === 'number' ? reasonAgainstNumber(answer, field) : reasonAgainstText(String(answer), field);
}

function reasonAgainstNumber(answer: number, { minimum = -Infinity, maximum = Infinity }: FieldSchema) {
  if (answer > maximum) return `its maximum is ${maximum}.`;
  return answer < minimum ? `its minimum is ${minimum}.` : undefined;
}

function reasonAgainstText({ length }: string, { minLength = 0, maxLength = Infinity }: FieldSchema) {
  if (length > maxLength) return `it has at most ${maxLength} letters.`;
  return length < minLength ? `it has at least ${minLength} letters.` : undefined;
}

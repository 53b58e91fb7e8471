import { isAnswers } from '../../normalise.ts';
import { childPointer } from '../../pointer.ts';
import type { Answer, Condition, FieldSchema } from '../../vocabulary.ts';
import { checkEach } from '../mistakes.ts';
import { idOf } from '../names/listNames.ts';
import { refuse } from '../refuse.ts';
import type { ReadAt } from './conditions.ts';
import type { FieldCheck, FieldPlace } from './fieldPlace.ts';

/** A question whose condition never holds is asked of nobody, and nobody would notice. */
export const conditionHolds: FieldCheck = (place) => {
  const { section, pointer, field, name, above } = place;
  const needed = neededBy(field.askedWhen ?? {}, `${pointer}/askedWhen`);
  checkEach(needed.entries(), ([index, { path, wanted, pointer: at }]) => {
    const source = above.get(path) ?? {};
    const here = acceptedBy(wanted, source);
    if (here?.length === 0) refuse(section, at, `'${name}' is never asked: each answer to '${path}' is excluded.`);
    const before = needed
      .slice(0, index)
      .find((other) => other.path === path && !canBoth(other.wanted, wanted, source));
    if (before)
      refuse(
        section,
        at,
        `'${name}' is never asked: '${path}' cannot be ${quoted(acceptedBy(before.wanted, source)!)} and ${quoted(here!)} at once.`,
      );
    refuseContradiction(place, needed, path, at);
  });
};

/** The field above is itself asked on a condition, which what is wanted here contradicts. */
function refuseContradiction(
  { section, name, above }: FieldPlace,
  needed: readonly ReadAt[],
  parent: string,
  at: string,
): void {
  for (const { path: common, wanted: there } of neededBy(above.get(parent)?.askedWhen ?? {}, '')) {
    const source = above.get(common) ?? {};
    const here = needed.find(({ path, wanted }) => path === common && !canBoth(wanted, there, source));
    if (here)
      refuse(
        section,
        at,
        `'${name}' is never asked: '${parent}' is asked when '${common}' is ${quoted(acceptedBy(there, source)!)}, and '${name}' when it is ${quoted(acceptedBy(here.wanted, source)!)}.`,
      );
  }
}

/** What must hold in any case. Of alternatives, and of what must not hold, nothing is concluded. */
const neededBy = (condition: Condition, pointer: string): ReadAt[] =>
  Object.entries(condition).flatMap(([name, wanted]) => {
    const at = childPointer(pointer, name);
    if (name === 'and')
      return (wanted as readonly Condition[]).flatMap((each, index) => neededBy(each, `${at}/${index}`));
    return name === 'or' || name === 'not' ? [] : [{ pointer: at, path: name, wanted }];
  });

/** True too where the answers cannot be counted or compared: a name and an id of another section's list. */
function canBoth(one: unknown, other: unknown, source: FieldSchema): boolean {
  const [here, there] = [acceptedBy(one, source), acceptedBy(other, source)];
  if (!here || !there) return true;
  return here.some((answer) =>
    there.some((another) => {
      const [id, second] = [idOf(answer, source), idOf(another, source)];
      return id === second || typeof id !== typeof second;
    }),
  );
}

const quoted = (answers: readonly Answer[]): string => answers.map((answer) => `'${answer}'`).join(' or ');

const answersIn = (answers: unknown): Answer[] => [answers].flat().filter(isAnswer);

const isAnswer = (value: unknown): value is Answer => ['string', 'number', 'boolean'].includes(typeof value);

/** Undefined where they cannot be counted. */
function acceptedBy(wanted: unknown, { enum: all }: FieldSchema): readonly Answer[] | undefined {
  if (!isAnswers(wanted)) return answersIn(wanted);
  if (wanted['anyBut'] === undefined || !all) return undefined;
  const excluded = answersIn(wanted['anyBut']);
  return all.filter((answer) => !excluded.includes(answer));
}

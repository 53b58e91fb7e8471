import type { Programme } from '#catalogue/programme.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Answers } from '#catalogue/journey.ts';
import { giveBackOtherPlaces, lockPlaces, takePlace, takenPlaces } from './sql.ts';

interface Limited {
  /** `interview/slot`. */
  readonly path: string;
  readonly section: string;
  readonly field: string;
  readonly title: string;
  readonly places: Readonly<Record<string, number>>;
}

/** The application that takes its places. */
interface Placed {
  readonly id: string;
  readonly programme: Programme;
  readonly sessionId: number;
  readonly answers: Answers;
}

const known = new WeakMap<Programme, readonly Limited[]>();

/** The questions of a programme whose answers are not there for everybody. */
function limitedIn(programme: Programme): readonly Limited[] {
  const found =
    known.get(programme) ??
    Object.entries(programme.sections).flatMap(([section, { properties }]) =>
      Object.entries(properties).flatMap(([field, { places, title = field }]) =>
        places ? [{ path: `${section}/${field}`, section, field, title, places }] : [],
      ),
    );
  known.set(programme, found);
  return found;
}

/** How many are left, by path and answer; undefined for a programme in which nobody has to share. */
export async function placesLeft(
  db: Queryable,
  programme: Programme,
  sessionId: number,
): Promise<Readonly<Record<string, Readonly<Record<string, number>>>> | undefined> {
  const limited = limitedIn(programme);
  if (limited.length === 0) return undefined;
  const taken = await takenPlaces(db, { programme: programme.id, sessionId });
  const left = (path: string, answer: string, places: number) =>
    Math.max(0, places - (taken.find((row) => row.field === path && row.answer === answer)?.taken ?? 0));
  return Object.fromEntries(
    limited.map(({ path, places }) => [
      path,
      Object.fromEntries(Object.entries(places).map(([answer, all]) => [answer, left(path, answer, all)])),
    ]),
  );
}

/**
 * In the transaction that submits. One that was submitted before holds places: it keeps those of the answers that are as they were.
 * @throws Problem 409 where others have taken the last one meanwhile
 */
export async function takePlaces(tx: Queryable, { id, programme, sessionId, answers }: Placed): Promise<void> {
  const wanted = limitedIn(programme).flatMap((limited) => {
    const answer = answers[limited.section]?.[limited.field];
    return typeof answer === 'string' && limited.places[answer] !== undefined ? [{ ...limited, answer }] : [];
  });
  if (limitedIn(programme).length > 0)
    await giveBackOtherPlaces(tx, {
      applicationId: id,
      answers: Object.fromEntries(wanted.map(({ path, answer }) => [path, answer])),
    });
  for (const { path, section, title, places, answer } of wanted) {
    await lockPlaces(tx, { programme: programme.id, field: path, answer });
    const [taken] = await takePlace(tx, {
      applicationId: id,
      programme: programme.id,
      sessionId,
      field: path,
      answer,
      places: places[answer]!,
    });
    if (!taken)
      throw new Problem(
        409,
        `All places for ‘${answer}’ have been taken since then. Please choose another answer to ‘${title}’ in ${programme.sections[section]!.title}, then submit again`,
        { title: 'Invalid Action!' },
      );
  }
}

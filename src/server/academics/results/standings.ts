import { standingsOf } from '#rules/academics/standing.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { attemptsOf, type StudentAttempts } from './attempts.ts';
import { writeStandings } from './sql/standings.ts';

export { lockStandings } from './sql/standings.ts';

/** Writes the standing of each student after each of their terms, from all that is published. */
export async function computeStandings(tx: Queryable, studentIds: readonly string[], now: Date): Promise<void> {
  const standings = (await attemptsOf(tx, studentIds)).flatMap(standingRows);
  if (standings.length > 0) await writeStandings(tx, { standings, now });
}

function standingRows({ studentId, rules, attempts, exemptions }: StudentAttempts) {
  return standingsOf(attempts, rules, exemptions).map(({ term, units, points, cumulative, status, carryOvers }) => {
    const { sessionId, semesterId } = attempts.find((attempt) => attempt.term === term)!.row;
    return {
      studentId,
      sessionId,
      semesterId,
      ruleSetId: rules.id,
      units,
      points,
      cumulativeUnits: cumulative.units,
      cumulativePoints: cumulative.points,
      status,
      carryOvers,
      digest: inputsDigest({ rules, exemptions, attempts: attempts.filter((attempt) => attempt.term <= term) }),
    };
  });
}

/** Two standings with one digest come from the same marks by the same rules. */
const inputsDigest = ({ rules, attempts, exemptions }: Omit<StudentAttempts, 'studentId'>): string =>
  jsonHash([
    rules.id,
    attempts.map(({ row, unit, marks }) => [row.lineId, unit, row.kind, marks]),
    ...(exemptions.length > 0 ? [exemptions.map(({ courseId, unit }) => [courseId, unit])] : []),
  ]);

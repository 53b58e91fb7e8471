import type { AggregateFormula } from '#contract/admissions/formulas.ts';
import { formulaMistakes, TERMS, USUAL_TERMS, type FormulaTerms } from '#rules/admissions/aggregate.ts';
import { GRADE_POINTS } from '#rules/admissions/oLevelPoints.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { namedRows } from '../../platform/lookups/dataFiles.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistyped, Problem } from '../../platform/problem.ts';
import { openSession } from '../../school/sessions/service.ts';
import { findFormula, findFormulaById, insertFormula } from './sql.ts';

export { O_LEVEL_POINTS, SITTINGS } from './oLevelSql.ts';

export interface Formula {
  readonly id: number;
  readonly version: number;
  readonly terms: FormulaTerms;
  readonly publishedAt: Date;
}

const TITLE = 'Not saved!';

/** @throws Error where the college has none at all, which no college is without */
export async function formulaOf(db: Queryable, sessionId: number): Promise<Formula> {
  const [row] = await findFormula(db, { sessionId });
  if (!row) throw new Error('No aggregate formula is published');
  return { id: row.id, version: row.version, terms: row.terms as FormulaTerms, publishedAt: row.publishedAt };
}

export async function formulaById(db: Queryable, formulaId: number): Promise<FormulaTerms> {
  const [row] = await findFormulaById(db, { formulaId });
  return row!.terms as FormulaTerms;
}

const POINTS_BY_GRADE_ID = Object.fromEntries(
  namedRows('o-level-grades').map(({ id, name }) => [String(id), GRADE_POINTS[name] ?? 0]),
);

/** For `O_LEVEL_POINTS`. */
export const gradePointsFor = ({ olevel }: FormulaTerms): Readonly<Record<string, number>> =>
  olevel === undefined ? {} : POINTS_BY_GRADE_ID;

/** Of the session that is open for applications. */
export async function currentFormula({ database }: Platform): Promise<AggregateFormula> {
  const session = await openSession(database);
  const { version, terms, publishedAt } = session
    ? await formulaOf(database, session.id)
    : { version: 1, terms: USUAL_TERMS, publishedAt: null };
  return { session: session?.name ?? null, version, terms, publishedAt: publishedAt?.toISOString() ?? null };
}

/** What was published before stays with whatever was worked out by it. @throws Problem 422 at a term, 409 where somebody else was faster */
export async function publishFormula(platform: Platform, typed: unknown, { user, ip }: By): Promise<number> {
  const answers: Readonly<Record<string, string | undefined>> = {
    ...judgeForm(platform, 'aggregate-formula', typed, TITLE),
  };
  const terms: FormulaTerms = Object.fromEntries(
    TERMS.flatMap((term) => (answers[term] ? [[term, answers[term].replace(/\s/g, '')]] : [])),
  );
  const mistakes = formulaMistakes(terms);
  if (Object.keys(mistakes).length > 0)
    throw mistyped(Object.fromEntries(Object.entries(mistakes).map(([term, message]) => [`/${term}`, message])), TITLE);
  const session = await openSession(platform.database);
  if (!session) throw new Problem(422, 'No session is open for applications', { title: TITLE });
  const [at, actor] = [platform.now(), actorOf(user)];
  return platform.database.transaction(async (tx) => {
    const [made] = await insertFormula(tx, { sessionId: session.id, terms, now: at, actor });
    if (!made)
      throw new Problem(409, 'Another formula has been published since then. Please look again', { title: TITLE });
    await writeAudit(tx, {
      at,
      actor,
      action: 'formula-published',
      subjectKind: 'aggregate-formula',
      subjectId: String(made.id),
      detail: { session: session.name, version: made.version, terms },
      ip,
    });
    return made.version;
  });
}

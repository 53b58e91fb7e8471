import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Answers } from '#catalogue/journey.ts';
import { answerAt, questionPaths, withAnswerAt } from '#catalogue/openQuestions.ts';
import { fieldNamed } from '#catalogue/pointer.ts';
import type { FollowUpName } from '#catalogue/registry/followUps.ts';
import type { FieldError, SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { FOLLOW_UP } from './followUps.ts';
import { takePlaces } from './places/service.ts';
import { journeyOf } from './record.ts';
import { amend } from './reopeningSql.ts';
import { judge } from './saveSection.ts';
import type { Application } from './service.ts';
import { settle } from './settling.ts';

const NOT_CHANGED = { title: 'Nothing was changed!' };

export interface ChangedAnswer {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Of a submitted application, judged. */
export interface Amendment {
  readonly application: Application;
  /** The sections that change, whole. */
  readonly answers: Answers;
  /** Those that were given, and those that are asked no more because of them. */
  readonly changes: readonly ChangedAnswer[];
}

/**
 * Each section is validated whole, by the application's own version and as of the day of its submission.
 * @param given by path, null for none: nothing else is taken
 * @throws Problem 422 with mistakes by path, 409 where other sections would be asked or change
 */
export function amendmentOf(
  platform: Pick<Platform, 'now' | 'lookups'>,
  application: Application,
  given: Readonly<Record<string, unknown>>,
): Amendment {
  const { programme, completedAt } = application;
  const then = { ...platform, now: () => completedAt ?? platform.now() };
  const wanted = Object.entries(given).reduce(
    (answers, [path, answer]) => withAnswerAt(answers, path, answer ?? undefined),
    application.answers,
  );
  const names = [...new Set(Object.keys(given).map((path) => path.split('/')[0]!))];
  const errors: (FieldError & { section: string })[] = [];
  const validated: Record<string, SectionAnswers> = {};
  for (const section of names) {
    const verdict = judge(then, { ...application, answers: { ...wanted, ...validated } }, section, wanted[section]);
    errors.push(...verdict.errors.map((error) => ({ ...error, section })));
    validated[section] = verdict.data;
  }
  if (errors.length > 0) throw refusedAt(errors);
  const after = names.reduce(
    (answers, section) => takenFrom(application, answers, section, validated, given),
    application.answers,
  );
  mustStayWithin(then, { ...application, answers: after }, names);
  const changes = names
    .flatMap((section) => questionPaths(programme.sections, section))
    .map((path) => ({ path, before: answerAt(application.answers, path), after: answerAt(after, path) }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));
  const changed = names.filter((section) => changes.some(({ path }) => path.startsWith(`${section}/`)));
  return { application, changes, answers: Object.fromEntries(changed.map((section) => [section, after[section]!])) };
}

/** What was not given stays as it was submitted, unless it is asked no more or follows from what was given: what the college knows may be another by now. */
function takenFrom(
  { programme: { sections } }: Application,
  answers: Answers,
  section: string,
  validated: Answers,
  given: Readonly<Record<string, unknown>>,
): Answers {
  return questionPaths(sections, section).reduce((taken, path) => {
    const now = answerAt(validated, path);
    const follows = now === undefined || isCalculated(sections[section]!, path);
    const isTaken = Object.hasOwn(given, path) || follows;
    return !isTaken || isDeepStrictEqual(now, answerAt(taken, path)) ? taken : withAnswerAt(taken, path, now);
  }, answers);
}

const isCalculated = (schema: FieldSchema, path: string): boolean =>
  fieldNamed(schema, path.split('/').slice(1))?.calculated !== undefined;

/** Another section may not begin, end or change by it: the applicant could not answer there. */
function mustStayWithin(
  platform: Pick<Platform, 'now' | 'lookups'>,
  application: Application,
  names: readonly string[],
): void {
  const { programme, answers, facts } = application;
  const { next, visited } = journeyOf(programme, answers, null, facts);
  const { changed, skipped } =
    next === null ? settle(platform, application, visited) : { changed: {}, skipped: [next] };
  const others = [...skipped, ...Object.keys(changed).filter((section) => !names.includes(section))];
  if (others.length === 0) return;
  const titles = others.map((section) => programme.sections[section]?.title ?? section).join(', ');
  throw new Problem(
    409,
    `This answer changes what ${titles} asks. The office has to reopen these sections`,
    NOT_CHANGED,
  );
}

/** The pointers begin with the section, since a query may be of several. */
const refusedAt = (errors: readonly (FieldError & { readonly section: string })[]): Problem =>
  new Problem(422, errors[0]!.message, {
    ...NOT_CHANGED,
    errors: Object.fromEntries(errors.map(({ section, pointer, message }) => [`/${section}${pointer}`, message])),
  });

interface Amending {
  /** In the history of its versions, which all of the office reads. */
  readonly reason: string;
  /** As in an audit entry. */
  readonly actor: string;
  readonly ip: string;
}

/** In the caller's transaction. @returns the edition that has the answers. @throws Problem 409 where the answers changed since they were read */
export async function amendApplication(
  platform: Platform,
  tx: Queryable,
  { application, answers }: Amendment,
  given: Amending,
): Promise<number> {
  const { id, revision, programme } = application;
  const now = platform.now();
  const [amended] = await amend(tx, {
    ...given,
    applicationId: id,
    revision,
    answers,
    now,
    verificationCode: randomBytes(16).toString('base64url'),
  });
  if (!amended)
    throw new Problem(409, 'The answers have changed since you opened them. Please look at them again', NOT_CHANGED);
  const after = { ...application, answers: { ...application.answers, ...answers } };
  await takePlaces(tx, after);
  for (const [section, saved] of Object.entries(answers)) {
    const followUp = programme.endpoints.sections[section]?.followUp;
    if (followUp)
      await FOLLOW_UP[followUp.name as FollowUpName](tx, platform, {
        application: after,
        answers: saved,
        ip: given.ip,
      });
  }
  return amended.edition;
}

import type { answerList } from '#contract/admissions/answer-lists.ts';
import type { Query } from '#contract/kit/endpoint.ts';
import type { AnswerFilter } from '#contract/admissions/answer-lists.ts';
import { condition, type Condition } from '../../../kit/list/scope.ts';
import type { User } from '../../../platform/auth/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hasOpenQuery, isShortlisted } from '../officeMarks.ts';
import { openProgramme, requireSensitive, type OpenedProgramme } from '../opening.ts';
import { askedIn, type Asked } from './asked.ts';
import { conditionOf } from './conditionOf.ts';
import { questionAt } from './judgeFilters.ts';
import { NEWEST_FIRST, orderOf, type Order } from './orderOf.ts';
import { optionsOf } from './optionsOf.ts';
import { readFilters } from './readFilters.ts';
import { searchOf } from './searchOf.ts';
import type { Filter } from './sql.ts';

export type Narrowing = Pick<
  Query<typeof answerList>,
  'ApplicationTypeId' | 'filters' | 'search' | 'sessionId' | 'state' | 'office' | 'columns' | 'sort'
>;

/** A list of answers as it is asked for, by who may. */
export interface Narrowed {
  readonly programme: OpenedProgramme;
  readonly asked: Asked;
  readonly columns: readonly string[];
  readonly base: readonly Condition[];
  readonly filters: readonly Filter[];
  readonly lookedAt: number;
  readonly order: Order;
  /** Sensitive questions that it names: what they are about is read. */
  readonly sensitive: readonly string[];
}

/** One looked at by its rows of O-Level results takes about 20 µs. */
const LOOKED_AT = 500;
/** One looked at by all its texts takes about 200 µs. */
const SEARCHED_AT = 80;

const STATES: Readonly<Record<NonNullable<Narrowing['state']>, string>> = {
  submitted: 'a.completed_at is not null',
  reopened: 'a.completed_at is null and a.open_sections is not null',
  begun: 'a.completed_at is null and a.open_sections is null',
};

const OFFICE: Readonly<Record<NonNullable<Narrowing['office']>, string>> = {
  shortlisted: isShortlisted('a'),
  'not-shortlisted': `not ${isShortlisted('a')}`,
  queried: hasOpenQuery('a'),
};

/** @throws Problem 404 for a programme without a form, 422 for what it does not ask, 403 for what is sensitive and not theirs to read */
export function narrowed(platform: Platform, query: Narrowing, user: User): Narrowed {
  const programme = openProgramme(platform, query.ApplicationTypeId);
  const asked = askedIn(programme.versions);
  const filters = readFilters(query.filters);
  const columns = query.columns ? query.columns.split(',') : [];
  for (const path of columns) questionAt(asked, path);
  const filtered = conditionOf(asked, filters);
  const order = orderOf(asked, query.sort ?? NEWEST_FIRST, (question) => optionsOf(question, platform.lookups));
  const sensitive = [...columns, order.name, ...filters.flatMap(pathsIn)].filter(programme.isSensitive);
  if (sensitive.length > 0) requireSensitive(user);
  // No database takes the character 0.
  const search = query.search?.replaceAll('\0', '').trim();
  return {
    programme,
    asked,
    columns,
    base: [
      condition('a.programme = $programme', { programme: 'text' }, { programme: programme.id }),
      ...(query.sessionId === undefined
        ? []
        : [condition('a.session_id = $sessionId', { sessionId: 'int4' }, { sessionId: query.sessionId })]),
      ...(query.state === undefined ? [] : [condition(STATES[query.state], {}, {})]),
      ...(query.office === undefined ? [] : [condition(OFFICE[query.office], {}, {})]),
    ],
    filters: [
      ...(filters.length > 0 ? [filtered] : []),
      ...(search ? [searchOf(asked, search, programme.isSensitive)] : []),
    ],
    lookedAt: order.from !== '' ? 0 : search ? SEARCHED_AT : LOOKED_AT,
    order,
    sensitive: [...new Set(sensitive)],
  };
}

/** Rows of which nothing is said but their number are named by their own path. */
export const pathsIn = (filter: AnswerFilter): string[] =>
  filter.test === 'rows'
    ? [filter.path, ...filter.where.map(({ path }) => path), ...filter.including.map(({ path }) => path)]
    : [filter.path];

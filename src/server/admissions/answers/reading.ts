import { lagosDay } from '#rules/lagosDay.ts';
import { namesAsOf, renamings } from '../../kit/answers/earlierNames.ts';
import { sensitiveOf } from '../../kit/answers/sensitiveOf.ts';
import type { Names } from '../../kit/answers/textOf.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { findApplication, type Application } from '../applications/service.ts';
import { factsOf } from '../applications/known.ts';
import type { Answering } from './readings.ts';
import { applicationOfApplicant } from './sql.ts';

/** An application, and how it is read. */
export interface Opened {
  readonly application: Application;
  readonly answering: Answering;
  readonly names: Names;
  /** @param path without the numbers of rows */
  readonly isSensitive: (path: string) => boolean;
}

/** @param id the applicant's. @throws Problem 404 for nobody, and for who has not begun */
export async function openAnswers(platform: Platform, id: string): Promise<Opened> {
  const { database, lookups, now } = platform;
  const [row] = await applicationOfApplicant(database, { id });
  if (!row) throw notFound('There is no such applicant');
  if (row.id === null) throw notFound('This application has not been begun');
  const application = await findApplication(platform, row.id);
  const { programme, answers, documents, completedAt } = application;
  const then = completedAt ?? now();
  return {
    application,
    answering: { programme, answers, documents, facts: factsOf(application), today: lagosDay(then) },
    names: namesAsOf(lookups, completedAt ? await renamings(database, completedAt) : [], then),
    isSensitive: sensitiveOf(platform, programme),
  };
}

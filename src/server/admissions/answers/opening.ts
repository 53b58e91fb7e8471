import { sensitiveAnswers } from '#contract/admissions/answers.ts';
import type { Programme } from '#catalogue/programme.ts';
import { sensitiveOf } from '../../kit/answers/sensitiveOf.ts';
import { accessRefusal, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { countedProgrammes } from '../../platform/programmes/refusedProgrammes.ts';

/** A programme as its answers are read. */
export interface OpenedProgramme {
  readonly id: string;
  readonly applicationTypeId: number;
  readonly name: string;
  /** The oldest first, and last what is asked today. */
  readonly versions: readonly Programme[];
  /** @param path without the numbers of rows */
  readonly isSensitive: (path: string) => boolean;
}

/** @throws Problem 404 for a programme without a form */
export function openProgramme(platform: Platform, applicationTypeId: number): OpenedProgramme {
  const counted = countedProgrammes(platform).find((each) => each.applicationTypeId === applicationTypeId);
  const versions = versionsOf(platform, counted?.id);
  if (!counted || versions.length === 0) throw notFound('This programme has no form, so nobody has answered anything');
  const { id, name } = counted;
  return { id, applicationTypeId, name, versions, isSensitive: sensitiveOf(platform, versions[0]!) };
}

export const maySeeSensitive = (user: User): boolean => accessRefusal(sensitiveAnswers, user) === undefined;

/** @throws Problem 403 for who may not read sensitive answers */
export function requireSensitive(user: User): void {
  const refusal = accessRefusal(sensitiveAnswers, user);
  if (refusal) throw refusal;
}

/** The published ones begin with what is asked today. */
function versionsOf({ programmes, catalogue }: Platform, programmeId: string | undefined): readonly Programme[] {
  const today = catalogue.byId(programmeId ?? '')?.version;
  const all = programmes.all.filter(({ id }) => id === programmeId);
  return [...all.filter(({ version }) => version !== today), ...all.filter(({ version }) => version === today)];
}

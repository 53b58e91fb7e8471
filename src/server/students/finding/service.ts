import type { FoundStudent } from '#contract/students/finding.ts';
import { searchQuery } from '../../kit/list/search.ts';
import { placesLedBy } from '../../people/appointments/service.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { levelName } from '../records/service.ts';
import { findsAll } from './policy.ts';
import { MOST_FOUND, studentsFound } from './sql.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Fewer characters begin too many numbers. */
const LEAST_OF_NUMBER = 3;

/** The best match first. A record's own id finds that record, for a form that is opened again. */
export async function findStudents(platform: Platform, caller: User, typed: string): Promise<FoundStudent[]> {
  const found = await studentsOf(platform, caller, typed);
  return found.map(({ admissionId, ...student }) => student);
}

/** `admissionId` is in the address of the student's page. */
export async function studentsOf(
  { database, lookups }: Platform,
  { userId, claims }: User,
  typed: string,
): Promise<(FoundStudent & { readonly admissionId: string })[]> {
  const places = findsAll(claims) ? null : await placesLedBy(database, userId);
  if (places?.length === 0) return [];
  const number = typed.replaceAll(/\s/g, '').toUpperCase();
  const found = await studentsFound(database, {
    id: UUID.test(typed.trim()) ? typed.trim() : null,
    number: number.length < LEAST_OF_NUMBER ? null : number,
    words: searchQuery(typed),
    places,
    // Who leads a few places has to look through all numbers for theirs.
    first: places ? null : MOST_FOUND,
  });
  return found.map(({ fullName, admissionId, levelId, ...student }) => ({
    ...student,
    admissionId,
    fullName,
    level: levelName(lookups, levelId),
  }));
}

import type { PageDefinition } from '#contract/kit/page.ts';
import type { Waits } from '#contract/kit/waiting.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { addressOf } from '../cards/addressOf.ts';
import { studentOf } from '../student/place.ts';
import type { Waiting, WaitingItem, WaitingStudent } from './waiting.ts';

/** In order of the last day; what has none comes last. A source that cannot be read says so itself: the others stand. */
export async function readWaiting(platform: Platform, sources: readonly Waiting[], caller: User): Promise<Waits[]> {
  const own = sources.filter(({ page }) => caller.claims.has(page.claim));
  if (own.length === 0) return [];
  const [student = null] = await studentOf(platform.database, { userId: caller.userId });
  const read = await Promise.all(own.map((source) => readSource(platform, source, caller, student)));
  return read.flat().toSorted((one, other) => byDay(one.due, other.due));
}

async function readSource(
  platform: Platform,
  { name, page, read }: Waiting,
  caller: User,
  student: WaitingStudent,
): Promise<Waits[]> {
  try {
    return (await read(platform, caller, student)).map((item) => shown(page, item));
  } catch (error) {
    platform.log.error({ err: error, waiting: name }, 'what waits for somebody could not be read');
    return [shown(page, { what: page.name, detail: 'This could not be read. Its page may know what waits.' })];
  }
}

const shown = (
  source: PageDefinition,
  { what, detail = null, due = null, page = source, filters, hash }: WaitingItem,
) => ({
  what,
  detail,
  due,
  to: addressOf(page.to, filters) + (hash ? `#${hash}` : ''),
});

function byDay(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  return one < other ? -1 : 1;
}

import type { Facts } from '#catalogue/answers.ts';
import type { Known } from '#catalogue/binding/reading.ts';
import type { Answers } from '#catalogue/journey.ts';
import type { Programme } from '#catalogue/programme.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Platform } from '../../platform/platform.ts';

interface Applying {
  readonly programme: Pick<Programme, 'id'>;
  readonly facts?: Facts | undefined;
}

/** What conditions and rules may name as `application/…`. */
export const factsOf = ({ programme, facts }: Applying): Facts => ({ ...facts, programme: programme.id });

/** What a section may look at beyond itself. */
export const knownOf = (
  { now }: Pick<Platform, 'now'>,
  { answers, ...applying }: Applying & { readonly answers: Answers },
): Known => ({
  answers,
  facts: factsOf(applying),
  today: lagosDay(now()),
});

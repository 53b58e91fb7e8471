import type { Body } from '#contract/kit/endpoint.ts';
import type { createRating } from '#contract/communication/ratings.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertRating, ratingDue } from './sql.ts';

export async function isRatingDue({ database, now }: Platform, userId: string): Promise<boolean> {
  const [row] = await ratingDue(database, { userId, now: now() });
  return row?.due ?? false;
}

/** Null means that the person would rather not say. */
export async function answerRating(
  { database, now }: Platform,
  userId: string,
  answer: Body<typeof createRating> | null,
): Promise<void> {
  await insertRating(database, {
    userId,
    rating: answer?.rating ?? null,
    comment: answer?.comment?.trim() || null,
    now: now(),
  });
}

import { type Claim, claimTitles } from '#contract/people/claims.ts';
import type { User } from '../../platform/auth/caller.ts';
import { CONFIDENTIAL } from '../../platform/auth/claims.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { mistakeAt, Problem } from '../../platform/problem.ts';
import { entitledTo } from './guard.ts';
import { holdersOf, peopleBehind } from './sql/confidential.ts';

/** As long as a mailed link opens an account. Who opened an account, or chose its address, can have another mailed at any time. */
const LINK_DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;
const TITLE = 'Invalid Action!';

interface Holding {
  readonly userId: string;
  readonly claim: Claim;
}

export const confidentialHeld = async (tx: Queryable): Promise<Holding[]> =>
  (await holdersOf(tx, { claims: CONFIDENTIAL })).map(({ userId, claim }) => ({
    userId,
    claim: claim as Claim,
  }));

/**
 * Nobody gives what is confidential to an account that they could sign in with, by their own hand or by accounts that they opened, however
 * long ago: else one person alone would read it. @throws Problem 422
 */
export async function requireAnother(
  tx: Queryable,
  { user, now }: { readonly user: Pick<User, 'userId'>; readonly now: Date },
  before: readonly Holding[],
): Promise<void> {
  const had = new Set(before.map(({ userId, claim }) => `${userId} ${claim}`));
  const gained = (await confidentialHeld(tx)).filter(({ userId, claim }) => !had.has(`${userId} ${claim}`));
  if (gained.length === 0) return;
  const titles = claimTitles([...new Set(gained.map(({ claim }) => claim))]);
  if (gained.some(({ userId }) => userId === user.userId))
    throw mistakeAt('/claims', `Somebody else has to give you what is confidential: ${titles}`, TITLE);
  const rows = await peopleBehind(tx, {
    accounts: [user.userId, ...gained.map(({ userId }) => userId)],
    linkedSince: new Date(now.getTime() - LINK_DAYS * DAY_MS),
  });
  if (rows.some(({ isClaimed }) => isClaimed))
    throw mistakeAt('/claims', `${CLAIMED}: ${titles}. Open another account for this person`, TITLE);
  const mine = new Set(rows.filter(({ account }) => account === user.userId).map(({ userId }) => userId));
  if (rows.some(({ account, userId }) => account !== user.userId && mine.has(userId)))
    throw mistakeAt('/claims', `Somebody else has to give this: ${titles}. ${ONE_HAND}`, TITLE);
}

const CLAIMED = 'An account that was opened with an RRR neither gets nor gives what is confidential';
const ONE_HAND =
  'You opened the account, changed its address or mailed it a link. Or one person did so with both accounts';

/** Called before another's account gets an address, a link or a new owner. @throws Problem 422 */
export async function requireNothingConfidential(db: Queryable, actor: User, userId: string): Promise<void> {
  if (userId === actor.userId) return;
  const entitled = await entitledTo(db, userId);
  const held = CONFIDENTIAL.filter((claim) => entitled.includes(claim));
  if (held.length > 0) throw new Problem(422, `${TAKE_FIRST}: ${claimTitles(held)}`, { title: TITLE });
}

export const TAKE_FIRST =
  'This person holds what is confidential. Take it from them first, and have another officer give it again afterwards';

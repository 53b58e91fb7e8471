import type { RefereeProgress } from '#contract/admissions/referees.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { mayWriteAgain } from './policy.ts';
import { KINDS } from './requestEmails.ts';

/** Moments are as the database writes them into JSON. */
export interface StoryMail {
  readonly kind: string;
  readonly queuedAt: string;
  readonly sentAt: string | null;
  readonly refusedAt: string | null;
  readonly attempts: number;
  readonly answer: string | null;
}

type Story = Omit<RowOf<'referees.stories'>, 'mails' | 'reference'> & { readonly mails: readonly StoryMail[] };

const LONGEST_TROUBLE = 200;

/** The applicant reads this, so it holds nothing of the answer. */
export function progressOf(
  { id, fullname, email, askedAt, answeredAt, declined, mails }: Story,
  now: Date,
): RefereeProgress {
  const last = mails.at(-1);
  const delivered = mails.findLast(({ sentAt }) => sentAt !== null);
  return {
    refereeId: id,
    fullname,
    refereeEmail: email,
    state: stateOf(answeredAt, declined, last),
    askedAt: askedAt.toISOString(),
    deliveredAt: delivered ? iso(delivered.sentAt!) : null,
    remindedAt: mails.flatMap(({ kind, sentAt }) => (kind === KINDS.reminder && sentAt ? [iso(sentAt)] : [])),
    answeredAt: answeredAt?.toISOString() ?? null,
    sendAgainFrom: (!answeredAt && last && mayWriteAgain(new Date(last.queuedAt), now)?.toISOString()) || null,
    trouble: answeredAt ? null : troubleIn(last),
  };
}

function stateOf(answeredAt: Date | null, declined: boolean, last: StoryMail | undefined): RefereeProgress['state'] {
  if (answeredAt) return declined ? 'declined' : 'answered';
  if (last?.refusedAt) return 'refused';
  return last?.sentAt ? 'delivered' : 'asked';
}

const troubleIn = (last: StoryMail | undefined): string | null =>
  last && !last.sentAt && last.attempts > 0 ? (last.answer?.slice(0, LONGEST_TROUBLE) ?? null) : null;

const iso = (moment: string) => new Date(moment).toISOString();

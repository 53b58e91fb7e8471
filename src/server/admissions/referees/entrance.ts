import { displayMoment } from '#rules/displayDate.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import { hashOfCode } from './passCode.ts';
import { mayFinishUntil } from './policy.ts';
import { refereeByPassCode } from './sql.ts';

export interface Entrance {
  readonly refereeEmail: string;
  readonly passCode: string;
  readonly ip: string;
}

type Entering = RowOf<'referees.byPassCode'>;

/** Whoever was written to with this pass code, over or not. @throws Problem 422 for a wrong one, 429 for too many */
export const refereeOf = (platform: Platform, { refereeEmail, passCode, ip }: Entrance): Promise<Entering> =>
  slowGuesses(platform, 'referee', ip, async () => {
    const [row] = await refereeByPassCode(platform.database, {
      codeHash: hashOfCode(passCode),
      email: refereeEmail.trim(),
    });
    if (!row) throw wrong();
    return row;
  });

/** 410 offers another, at the referee's form; undefined while the pass code is good. @param finishes where the form was open as a newer email was sent */
export function overSince({ replacedAt, expiresAt }: Entering, now: Date, finishes: boolean): Problem | undefined {
  if (replacedAt && now >= mayFinishUntil(replacedAt, finishes))
    return over(
      `A newer email was sent to you on ${displayMoment(replacedAt.toISOString())}. Please open its link: this one does not work any more`,
    );
  return now >= expiresAt
    ? over(`This pass code ended on ${displayMoment(expiresAt.toISOString())}. We can send you another`)
    : undefined;
}

const TITLE = 'Invalid Action!';
const WRONG = 'Invalid email address or pass code. Please take both from the latest email that we sent you';

const wrong = () => new Problem(422, WRONG, { title: TITLE, errors: { '/passCode': WRONG } });

const over = (message: string) => new Problem(410, message, { title: TITLE });

export const answeredAlready = () =>
  new Problem(409, 'You have answered already. Thank you: there is nothing more to do', { title: TITLE });

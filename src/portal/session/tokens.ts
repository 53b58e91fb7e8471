import type { LoginReply } from '#contract/people/accounts.ts';
import { ApiError } from '../api/apiError.ts';
import { isSamePerson, type SignedIn, type SignedInStore } from './signedIn.ts';

/** A token that ends sooner is exchanged before it is sent. */
const EXCHANGE_BEFORE_MS = 10_000;

export type Sessions = Pick<SignedInStore, 'current' | 'hold'>;

export interface Tokens {
  /** Exchanges an old token first. @throws ApiError */
  fresh(): Promise<SignedIn>;
  /** For a token that the college refused. Another tab or call may have exchanged it meanwhile. @throws ApiError */
  exchange(spent: SignedIn): Promise<SignedIn>;
}

/** One exchange serves all calls that wait for it. It continues one person's session: no call goes on as somebody else. */
export function tokensOf(store: Sessions, refresh: (refreshToken: string) => Promise<LoginReply>): Tokens {
  let underWay: { readonly token: string; readonly next: Promise<SignedIn> } | undefined;
  /** By this device's clock even a new token is old: then only the college's 401 says which are. */
  let isClockWrong = false;

  const currentOf = (spent: SignedIn): SignedIn => {
    const now = store.current();
    if (!now || !isSamePerson(now, spent)) throw ended();
    return now;
  };

  const exchange = async (spent: SignedIn) => {
    const now = currentOf(spent);
    if (now.token !== spent.token) return now;
    if (underWay?.token === spent.token) return underWay.next;
    const next = refresh(spent.refreshToken)
      .then((reply) => {
        currentOf(spent);
        // Before it is held: who hears of a new token calls with it at once.
        isClockWrong = reply.jwtToken !== null && isOld(reply.jwtToken);
        store.hold(reply);
        return currentOf(spent);
      })
      .finally(() => {
        underWay = undefined;
      });
    underWay = { token: spent.token, next };
    return next;
  };

  const fresh = async () => {
    const held = store.current();
    if (!held) throw ended();
    return isClockWrong || !isOld(held) ? held : exchange(held);
  };
  return { fresh, exchange };
}

const ended = () => new ApiError(401, 'Please log in again to continue');

const isOld = ({ expires }: Pick<SignedIn, 'expires'>): boolean =>
  Date.parse(expires) - Date.now() <= EXCHANGE_BEFORE_MS;

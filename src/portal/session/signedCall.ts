import type { refreshSession } from '#contract/people/accounts.ts';
import type { Endpoint, Reply } from '#contract/kit/endpoint.ts';
import { ApiError } from '../api/apiError.ts';
import { call, type Call, type CallOptions } from '../api/call.ts';
import type { SignedIn, SignedInStore } from './signedIn.ts';

/** A token this close to its end is exchanged before it is used. */
const SOON_MS = 10_000;

let exchanging: Promise<SignedIn> | undefined;

/** A call of the contract in the name of who is signed in. @throws ApiError */
export const signedCall = <E extends Endpoint>(store: SignedInStore, request: Call<E>): Promise<Reply<E>> => signed(store, (options) => call<E>(request, options));

/** Does what needs a token. An old one is exchanged first, once for all that wait for it. @throws ApiError */
export async function signed<Result>(store: SignedInStore, ask: (options: CallOptions) => Promise<Result>): Promise<Result> {
  const held = await fresh(store);
  try {
    return await ask({ token: held.token });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return ask({ token: (await exchange(store, held)).token });
  }
}

/** A token that is good for a while, for what is no call: a stream. @throws ApiError */
export const freshToken = async (store: SignedInStore): Promise<string> => (await fresh(store)).token;

async function fresh(store: SignedInStore): Promise<SignedIn> {
  const held = store.current();
  if (!held) throw new ApiError(401, 'Please log in again to continue');
  if (isClockWrong || !isOld(held)) return held;
  const next = await exchange(store, held);
  isClockWrong = isOld(next);
  return next;
}

const isOld = ({ expires }: SignedIn): boolean => Date.parse(expires) - Date.now() <= SOON_MS;

/** By this device's clock a token is old as it comes. Then only the college tells which are. */
let isClockWrong = false;

/** Another tab, or another call, may have exchanged it meanwhile: then there is nothing to do. */
function exchange(store: SignedInStore, spent: SignedIn): Promise<SignedIn> {
  const now = store.current();
  if (now && now.token !== spent.token) return Promise.resolve(now);
  exchanging ??= call<typeof refreshSession>({ method: 'POST', path: '/Authentication/refresh-token', body: { refreshToken: spent.refreshToken } })
    .then((reply) => {
      store.hold(reply);
      return store.current()!;
    })
    .finally(() => { exchanging = undefined; });
  return exchanging;
}

import type { refreshSession } from '#contract/people/accounts.ts';
import type { Endpoint, Reply } from '#contract/kit/endpoint.ts';
import { ApiError } from '../api/apiError.ts';
import { call, type Call, type CallOptions } from '../api/call.ts';
import type { SignedIn, SignedInStore } from './signedIn.ts';

const EXCHANGE_BEFORE_MS = 10_000;

let exchanging: Promise<SignedIn> | undefined;

export const signedCall = <E extends Endpoint>(store: SignedInStore, request: Call<E>): Promise<Reply<E>> => signed(store, (options) => call<E>(request, options));

/** An old token is exchanged first, once for all calls that wait for it. @throws ApiError */
export async function signed<Result>(store: SignedInStore, ask: (options: CallOptions) => Promise<Result>): Promise<Result> {
  const held = await fresh(store);
  try {
    return await ask({ token: held.token });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return ask({ token: (await exchange(store, held)).token });
  }
}

/** For a stream, which is no call. @throws ApiError */
export const freshToken = async (store: SignedInStore): Promise<string> => (await fresh(store)).token;

async function fresh(store: SignedInStore): Promise<SignedIn> {
  const held = store.current();
  if (!held) throw new ApiError(401, 'Please log in again to continue');
  if (isClockWrong || !isOld(held)) return held;
  const next = await exchange(store, held);
  isClockWrong = isOld(next);
  return next;
}

const isOld = ({ expires }: SignedIn): boolean => Date.parse(expires) - Date.now() <= EXCHANGE_BEFORE_MS;

/** By this device's clock even a new token is old: then only the college's 401 says which are. */
let isClockWrong = false;

/** Another tab or call may have exchanged it meanwhile. */
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

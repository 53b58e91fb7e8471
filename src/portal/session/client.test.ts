import axios, {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { changePassword, LoginReply, ownAccount, signOut } from '#contract/people/accounts.ts';
import { ApiError } from '../api/apiError.ts';
import { clientOf } from './client.ts';
import type { SignedIn } from './signedIn.ts';
import type { Sessions } from './tokens.ts';

const HOUR_MS = 3_600_000;

const user = (token: string, expiresIn = HOUR_MS, userName = 'dean') =>
  ({
    token,
    refreshToken: `refresh-${token}`,
    expires: new Date(Date.now() + expiresIn).toISOString(),
    userName,
    impersonatorUsername: null,
  }) as SignedIn;

const old = user('old', 0);

/** What is held of a session is what a tab has of it: who is signed in may change under a call. */
function sessionsOf(held: SignedIn | null) {
  const sessions = {
    held,
    current: () => sessions.held,
    hold: ({ jwtToken, refreshToken }: LoginReply) => {
      sessions.held = { ...user(jwtToken!.token), expires: jwtToken!.expires, refreshToken: refreshToken! };
    },
  };
  return sessions;
}

interface Asked {
  readonly path: string;
  readonly token: string | undefined;
  readonly data: unknown;
}

type College = (
  asked: Asked,
  config: InternalAxiosRequestConfig,
) => { status?: number; data?: unknown; headers?: Record<string, string> } | Promise<never>;

const outside = axios.defaults.adapter;
let asked: Asked[] = [];

function collegeSays(answer: College): void {
  asked = [];
  axios.defaults.adapter = async (config) => {
    const request = {
      path: config.url!,
      token: /Bearer (.*)/.exec(String(config.headers.get('authorization')))?.[1],
      data: config.data as unknown,
    };
    asked.push(request);
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
    const { status = 200, data = { success: true, data: null }, headers = {} } = await answer(request, config);
    const reply: AxiosResponse = { status, statusText: '', data, headers: new AxiosHeaders(headers), config };
    if (status < 300) return reply;
    throw new AxiosError(`Request failed with status code ${status}`, AxiosError.ERR_BAD_REQUEST, config, null, reply);
  };
}

const REFRESH = '/Authentication/refresh-token';
const renewalUntil = (moment: number) => ({
  data: {
    success: true,
    data: { jwtToken: { token: 'new', expires: new Date(moment).toISOString() }, refreshToken: 'refresh-new' },
  },
});
const renewed = renewalUntil(Date.now() + HOUR_MS);
const renewedAlreadyOld = renewalUntil(Date.now());

const account = (sessions: Sessions, signal?: AbortSignal) =>
  clientOf(sessions).call<typeof ownAccount>({ method: 'GET', path: '/Authentication/account' }, { signal });

const refusedWith = async (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );

const tokensSent = () => asked.filter(({ path }) => path !== REFRESH).map(({ token }) => token);
const exchanges = () => asked.filter(({ path }) => path === REFRESH);

beforeEach(() => collegeSays(() => ({})));
afterEach(() => {
  axios.defaults.adapter = outside;
  vi.useRealTimers();
});

test('ten calls at once with an old token make one exchange', async () => {
  collegeSays(({ path }) => (path === REFRESH ? renewed : {}));
  const sessions = sessionsOf(old);
  await Promise.all(Array.from({ length: 10 }, () => account(sessions)));
  expect(exchanges().map(({ data }) => JSON.parse(String(data)) as unknown)).toEqual([{ refreshToken: 'refresh-old' }]);
  expect(tokensSent()).toEqual(Array.from({ length: 10 }, () => 'new'));
});

test('ten calls that are refused at once make one exchange, and each is sent once more', async () => {
  collegeSays(({ path, token }) => (path === REFRESH ? renewed : { status: token === 'new' ? 200 : 401 }));
  const sessions = sessionsOf(user('revoked'));
  await Promise.all(Array.from({ length: 10 }, () => account(sessions)));
  expect(exchanges()).toHaveLength(1);
  expect(tokensSent().toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => 'new'),
    ...Array.from({ length: 10 }, () => 'revoked'),
  ]);
});

test('a body is sent the second time as it was sent the first', async () => {
  collegeSays(({ path, token }) => (path === REFRESH ? renewed : { status: token === 'new' ? 200 : 401 }));
  const body = { currentPassword: 'Portal#2026', password: 'Harmattan#2027' };
  await clientOf(sessionsOf(user('revoked'))).call<typeof changePassword>({
    method: 'POST',
    path: '/Authentication/change-password',
    body,
  });
  expect(asked.filter(({ path }) => path !== REFRESH).map(({ data }) => JSON.parse(String(data)) as unknown)).toEqual([
    body,
    body,
  ]);
});

test('a call that is refused twice is not sent a third time', async () => {
  collegeSays(({ path }) =>
    path === REFRESH ? renewed : { status: 401, data: { success: false, message: 'Please log in again to continue' } },
  );
  const error = await refusedWith(account(sessionsOf(user('revoked'))));
  expect([error.status, error.message]).toEqual([401, 'Please log in again to continue']);
  expect(asked).toHaveLength(3);
});

test('what another tab exchanged meanwhile is used', async () => {
  const sessions = sessionsOf(user('revoked'));
  collegeSays(({ token }) => {
    if (token === 'of another tab') return {};
    sessions.held = user('of another tab');
    return { status: 401 };
  });
  await account(sessions);
  expect(exchanges()).toEqual([]);
  expect(tokensSent()).toEqual(['revoked', 'of another tab']);
});

test.each([
  ['somebody else', user('theirs', HOUR_MS, 'admin')],
  ['nobody', null],
])('a call is not sent again for %s, who is signed in meanwhile', async (_, now) => {
  const sessions = sessionsOf(user('revoked'));
  collegeSays(() => {
    sessions.held = now;
    return { status: 401 };
  });
  expect((await refusedWith(account(sessions))).status).toBe(401);
  expect(tokensSent()).toEqual(['revoked']);
  expect(sessions.held).toBe(now);
});

test('an exchange that ends after the person has left signs nobody in', async () => {
  const sessions = sessionsOf(old);
  collegeSays(() => {
    sessions.held = null;
    return renewed;
  });
  await refusedWith(account(sessions));
  expect(sessions.held).toBeNull();
});

test('with a clock that is wrong each new token looks old, and is not exchanged for ever', async () => {
  const sessions = sessionsOf(old);
  collegeSays(({ path }) => (path === REFRESH ? renewedAlreadyOld : {}));
  for (let call = 0; call < 3; call++) await account(sessions);
  expect(exchanges()).toHaveLength(1);
});

test('with a clock that is wrong a call made as soon as the new token is held does not exchange it', async () => {
  const sessions = sessionsOf(old);
  const { hold } = sessions;
  let next: Promise<unknown> | undefined;
  sessions.hold = (reply) => {
    hold(reply);
    next ??= account(sessions);
  };
  collegeSays(({ path }) => (path === REFRESH ? renewedAlreadyOld : {}));
  await account(sessions);
  await next;
  expect(exchanges()).toHaveLength(1);
  expect(tokensSent()).toEqual(['new', 'new']);
});

test('without a session nothing is sent', async () => {
  const error = await refusedWith(account(sessionsOf(null)));
  expect([error.status, error.message]).toEqual([401, 'Please log in again to continue']);
  expect(asked).toEqual([]);
});

test("a refusal has the server's words, its messages by field and when to come again", async () => {
  collegeSays(() => ({
    status: 422,
    headers: { 'retry-after': '7' },
    data: { success: false, message: 'Not saved', title: 'Failed!', errors: { '/name': 'please enter the name' } },
  }));
  const error = await refusedWith(account(sessionsOf(user('good'))));
  expect(error).toMatchObject({
    status: 422,
    message: 'Not saved',
    title: 'Failed!',
    errors: { '/name': 'please enter the name' },
    retryAfter: 7,
    isUnheard: false,
  });
});

test('a refusal without words says its status', async () => {
  collegeSays(() => ({ status: 502, data: '<html>' }));
  expect(await refusedWith(account(sessionsOf(user('good'))))).toMatchObject({
    status: 502,
    message: 'Request failed with status code 502',
    retryAfter: 0,
  });
});

test.each([
  ['a line that breaks', () => Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK))],
  ['a page of somebody on the line', () => ({ data: '<html>Welcome to our network</html>' })],
])('%s is the college not heard', async (_, answer: College) => {
  collegeSays(answer);
  expect(await refusedWith(account(sessionsOf(user('good'))))).toMatchObject({
    status: 0,
    message: 'The college could not be reached. Please check your connection and try again.',
    isUnheard: true,
  });
});

test('a fault of ours stays what it is', async () => {
  collegeSays(() => {
    throw new TypeError('a fault of ours');
  });
  await expect(account(sessionsOf(user('good')))).rejects.toThrow(TypeError);
});

test('a path has its parameters and an address its query, without what was not said', async () => {
  let address = '';
  collegeSays((_, config) => {
    address = axios.getUri(config);
    return {};
  });
  await clientOf(sessionsOf(user('good'))).call({
    method: 'GET',
    path: '/Faculty/:id/departments',
    params: { id: 'a/b' },
    query: { search: 'Law & Order', page: 2, active: true, sort: undefined },
  } as never);
  expect(address).toBe('/api/Faculty/a%2Fb/departments?search=Law+%26+Order&page=2&active=true');
});

/** As a transport behaves: it ends when its signal does. */
const neverAnswers: College = (_, { signal }) =>
  new Promise((__, reject) => {
    signal!.addEventListener!('abort', () => reject(new CanceledError()));
  });

test('a call that is no longer wanted ends', async () => {
  collegeSays(neverAnswers);
  const leaving = new AbortController();
  const error = refusedWith(account(sessionsOf(user('good')), leaving.signal));
  await vi.waitUntil(() => asked.length === 1);
  leaving.abort();
  expect((await error).isUnheard).toBe(true);
});

test('a line on which nothing moves is given up after half a minute, and not while something does', async () => {
  vi.useFakeTimers();
  let progress: InternalAxiosRequestConfig['onUploadProgress'];
  collegeSays((about, config) => {
    progress = config.onUploadProgress;
    return neverAnswers(about, config);
  });
  const parts: number[] = [];
  let isOver = false;
  const error = refusedWith(
    clientOf(sessionsOf(user('good'))).upload(
      '/Faculty/faculties/upload',
      new Blob(['rows']),
      'faculties.xlsx',
      (part) => parts.push(part),
    ),
  ).finally(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(29_000);
  progress!({ loaded: 1, bytes: 1, lengthComputable: true, total: 2, progress: 0.5 });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await error).isUnheard).toBe(true);
  expect(parts).toEqual([0.5]);
});

test('a file has the name that the server gives it, else the last part of its path', async () => {
  const client = clientOf(sessionsOf(user('good')));
  collegeSays(({ path }) => ({
    data: new Blob(['id']),
    ...(path.includes('file') && {
      headers: { 'content-disposition': 'attachment; filename="faculties-2026-11-23.csv"' },
    }),
  }));
  expect((await client.download('/Faculty/faculties/file?format=csv')).name).toBe('faculties-2026-11-23.csv');
  expect((await client.download('/Application/slip.pdf?id=3')).name).toBe('slip.pdf');
});

test('a file that is refused is refused in words', async () => {
  collegeSays(() => ({
    status: 422,
    data: new Blob([JSON.stringify({ success: false, message: 'Please choose a session' })]),
  }));
  expect((await refusedWith(clientOf(sessionsOf(user('good'))).download('/Faculty/faculties/file'))).message).toBe(
    'Please choose a session',
  );
});

test('signing out is sent with the session that ends', async () => {
  await clientOf(sessionsOf(user('good'))).call<typeof signOut>({
    method: 'POST',
    path: '/Authentication/sign-out',
    body: { everywhere: false },
  });
  expect(tokensSent()).toEqual(['good']);
});

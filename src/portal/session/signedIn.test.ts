import { beforeEach, expect, test, vi } from 'vitest';
import type { LoginReply } from '#contract/people/accounts.ts';
import { SignedInStore } from './signedIn.ts';

const storage = (): Storage => {
  const held = new Map<string, string>();
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  } as Storage;
};

const REPLY = {
  jwtToken: { token: 'token', expires: '2030-01-01T00:00:00.000Z' },
  refreshToken: 'refresh',
  userName: 'ada',
  impersonatorUsername: null,
} as LoginReply;

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined, location: { protocol: 'https:' } });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

const reloaded = () => new SignedInStore('college');

test('a sign-in that ends by itself is remembered as lost, after a reload too', () => {
  const store = reloaded();
  expect(store.isLost).toBe(false);
  store.hold(REPLY);
  store.clear();
  expect([store.isLost, reloaded().isLost]).toEqual([true, true]);
});

test('the next sign-in ends that, and who leaves on purpose loses nothing', () => {
  const store = reloaded();
  store.hold(REPLY);
  store.clear();
  store.hold(REPLY);
  expect(store.isLost).toBe(false);
  store.leave();
  expect([store.isLost, reloaded().isLost]).toEqual([false, false]);
});

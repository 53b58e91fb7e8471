import { expect, test, vi } from 'vitest';
import type { Claim } from '#contract/people/claims.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Finder } from './finder.ts';
import { readFinders } from './readFinders.ts';

const caller = (...claims: Claim[]) => ({ claims: new Set(claims) }) as unknown as User;
const finder = (title: string, claim: Claim, find: Finder['find']): Finder => ({
  title,
  page: { name: title, to: `/${title}`, claim },
  find,
});
const match = (id: string) => ({ id, name: id, note: '', to: '/' });

test('a kind is searched for who may open its page; one that fails says so alone', async () => {
  const error = vi.fn();
  const unseen = vi.fn<Finder['find']>();
  const finders = [
    finder('payments', 'invoices', (_, { number }) => Promise.resolve(Array(9).fill(match(number!)))),
    finder('roles', 'access-control', unseen),
    finder('people', 'self', () => Promise.reject(new Error('away'))),
  ];
  const platform = { log: { error } } as unknown as Platform;
  expect(await readFinders(platform, finders, 'RRR: 3039-1854', caller('invoices', 'self'))).toEqual([
    { title: 'payments', matches: Array(5).fill(match('30391854')) },
    { title: 'people', matches: null },
  ]);
  expect(unseen).not.toHaveBeenCalled();
  expect(error).toHaveBeenCalledOnce();
});

import { expect, test, vi } from 'vitest';
import type { Claim } from '#contract/people/claims.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { readWaiting } from './readWaiting.ts';
import type { Waiting } from './waiting.ts';

const source = (name: string, read: Waiting['read'], claim: Claim = 'student'): Waiting => ({
  name,
  page: { name: `Page of ${name}`, to: `/${name}`, claim },
  read,
});
const caller = { userId: 'ada', claims: new Set(['self', 'student']) } as unknown as User;
const platform = (error = vi.fn(), student: object[] = [{ id: 'record' }]) =>
  ({ log: { error }, database: { query: () => Promise.resolve({ rows: student }) } }) as unknown as Platform;

test('what waits stands in order of its last day, and what has none comes last', async () => {
  const read = await readWaiting(
    platform(),
    [
      source('profile', () => [{ what: 'Complete your profile', hash: 'record' }]),
      source('fees', () => [
        { what: 'Pay the second part', due: '2027-02-01', filters: { session: 2 } },
        { what: 'Pay the first part', due: '2026-12-01', detail: '₦87,300.00' },
      ]),
      source('hostel', () => [{ what: 'Pay for your bed', due: '2026-12-15' }]),
    ],
    caller,
  );
  expect(read).toEqual([
    { what: 'Pay the first part', detail: '₦87,300.00', due: '2026-12-01', to: '/fees' },
    { what: 'Pay for your bed', detail: null, due: '2026-12-15', to: '/hostel' },
    { what: 'Pay the second part', detail: null, due: '2027-02-01', to: '/fees?session=2' },
    { what: 'Complete your profile', detail: null, due: null, to: '/profile#record' },
  ]);
});

test('a source that cannot be read says so alone, and the log says why', async () => {
  const error = vi.fn();
  const away = new Error('away');
  const read = await readWaiting(
    platform(error),
    [source('fees', () => Promise.reject(away)), source('siwes', () => [{ what: 'Fill in Form 8' }])],
    caller,
  );
  expect(read.map(({ what, to }) => [what, to])).toEqual([
    ['Page of fees', '/fees'],
    ['Fill in Form 8', '/siwes'],
  ]);
  expect(error).toHaveBeenCalledWith({ err: away, waiting: 'fees' }, expect.any(String));
});

test('a source whose page the caller may not open is not read, and a candidate has no record', async () => {
  const read = vi.fn(() => []);
  await readWaiting(platform(vi.fn(), []), [source('bed', read, 'hostel'), source('offer', read)], caller);
  expect(read.mock.calls).toEqual([[expect.anything(), caller, null]]);
});

import { expect, test, vi } from 'vitest';
import type { Claim } from '#contract/people/claims.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Chart } from './chart.ts';
import { readCharts } from './readCharts.ts';

const chart = (
  name: string,
  read: Chart['read'],
  page: Chart['page'] = { name, to: `/${name}`, claim: 'self' },
): Chart => ({ name, title: name, look: 'bars', label: 'Role', draws: ['Users'], page, read });
const caller = (...claims: Claim[]) => ({ claims: new Set(claims) }) as unknown as User;
const platform = (error = vi.fn()) => ({ log: { error } }) as unknown as Platform;
const rows = [{ name: 'student', amounts: [3] }];

test('a chart that cannot be read says so alone, and the log says why', async () => {
  const error = vi.fn();
  const charts = [
    chart('broken', () => Promise.reject(new Error('away'))),
    chart('roles', async () => ({ rows, filters: { active: true } })),
  ];
  expect((await readCharts(platform(error), charts, caller('self'))).map((series) => [series.rows, series.to])).toEqual(
    [
      [null, '/broken'],
      [rows, '/roles?active=true'],
    ],
  );
  expect(error).toHaveBeenCalledOnce();
});

test('a chart is neither read nor shown to who may not open its page, or whom it does not concern', async () => {
  const read = vi.fn();
  expect(
    await readCharts(
      platform(),
      [chart('takings', read, { claim: 'reports' }), chart('led', async () => null)],
      caller('self'),
    ),
  ).toEqual([]);
  expect(read).not.toHaveBeenCalled();
});

test('a chart without a page leads nowhere', async () => {
  expect(
    (await readCharts(platform(), [chart('jobs', async () => ({ rows }), { claim: 'self' })], caller('self')))[0]!.to,
  ).toBeNull();
});

import { expect, test } from 'vitest';
import { PAGES } from '#contract/pages.ts';
import { CLAIMS, type DeclaredClaim } from '#contract/people/claims.ts';

const withPages = new Set<string>(PAGES.map(({ claim }) => claim));
const claims = Object.entries(CLAIMS) as [string, DeclaredClaim][];

test.each(claims)('%s has pages, or is done on those of a claim that has', (claim, { on }) => {
  expect(withPages.has(claim) || (on !== undefined && withPages.has(on))).toBe(true);
});

test('each has a title of its own that is no code word', () => {
  expect(new Set(claims.map(([, { title }]) => title)).size).toBe(claims.length);
  for (const [, { title }] of claims) expect(title).toMatch(/^[A-Z][^-]*( |$|-Level|s$)/);
});

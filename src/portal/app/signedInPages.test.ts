import { expect, test } from 'vitest';
import { PAGES } from '#contract/pages.ts';
import { SIGNED_IN_PAGES } from './signedInPages.ts';
import { AND_BELOW } from '../core/wingPages.ts';

test('every page that the menu can show is mounted, for its claim', () => {
  const mounted = SIGNED_IN_PAGES.map(({ path, claim }) => `${path.replace(AND_BELOW, '')} for ${claim}`);
  expect(mounted).toEqual(expect.arrayContaining(PAGES.map(({ to, claim }) => `${to} for ${claim}`)));
});

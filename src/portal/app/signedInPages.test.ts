import { expect, test } from 'vitest';
import { PAGES } from '#contract/pages.ts';
import { SIGNED_IN_PAGES } from './signedInPages.ts';
import { AND_BELOW } from '../core/wingPages.ts';

test('a page that a student type does not have is guarded so too', () => {
  const guarded = SIGNED_IN_PAGES.map(({ path, notFor }) => [path.replace(AND_BELOW, ''), notFor]);
  expect(guarded).toEqual(
    expect.arrayContaining(PAGES.filter(({ notFor }) => notFor).map(({ to, notFor }) => [to, notFor])),
  );
});

test('every page that states students as its audience is drawn where their pages are', () => {
  const drawn = SIGNED_IN_PAGES.filter(({ page }) => page.file.startsWith('src/portal/student/'));
  expect(drawn.map(({ path }) => path.replace(AND_BELOW, '')).toSorted()).toEqual(
    PAGES.filter(({ audience }) => audience === 'student')
      .map(({ to }) => to)
      .toSorted(),
  );
});

test('every page that the menu can show is mounted, for its claim', () => {
  const mounted = SIGNED_IN_PAGES.map(({ path, claim }) => `${path.replace(AND_BELOW, '')} for ${claim}`);
  expect(mounted).toEqual(expect.arrayContaining(PAGES.map(({ to, claim }) => `${to} for ${claim}`)));
});

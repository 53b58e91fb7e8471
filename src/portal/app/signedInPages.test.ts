import { expect, test } from 'vitest';
import type { PortalData } from '#contract/shell/portalData.ts';
import { isReservedPage } from '#catalogue/registry/reserved.ts';
import { PAGES } from '#contract/pages.ts';
import { ACCOUNT_PAGES } from '../account/pages.ts';
import { otherRoutes } from './otherPages.ts';
import { SIGNED_IN_PAGES, UNDER } from './signedInPages.ts';
import { AND_BELOW } from '../core/wingPages.ts';
import { litLink, placeOf } from '../shell/menuLinks.ts';

const NO_PROGRAMMES = { programmes: [] as PortalData['programmes'] } as PortalData;

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

test('a page that states where it belongs names one of the menu', () => {
  const inMenu = PAGES.filter(({ menu }) => menu).map(({ to }) => to);
  const stated = PAGES.flatMap(({ under }) => (under ? [under] : []));
  expect(stated.length).toBeGreaterThan(0);
  expect(inMenu).toEqual(expect.arrayContaining(stated));
});

test.each([
  ['/student_management/view', '/student_management/search_student'],
  ['/student_management/view/edit', '/student_management/search_student'],
  ['/applications/candidate/edit', '/applications/jamb_list_upload'],
  ['/change_of_department_application_details', '/change_of_department_application'],
  ['/records/view/line', '/records/index'],
  ['/records/results/print', '/records/index'],
  ['/records/classList', '/records'],
])('%s lights %s in the menu', (path, to) => {
  const links = PAGES.filter(({ menu }) => menu).map(({ to: at, name }, id) => ({ id, name, path: at }));
  expect(litLink(links, placeOf(path, UNDER))?.path).toBe(to);
});

test('every page that the menu can show is mounted, for its claim', () => {
  const mounted = SIGNED_IN_PAGES.map(({ path, claim }) => `${path.replace(AND_BELOW, '')} for ${claim}`);
  expect(mounted).toEqual(expect.arrayContaining(PAGES.map(({ to, claim }) => `${to} for ${claim}`)));
});

test('every route begins with a part of its own, by which the few that can match are found', () => {
  const routes = [...SIGNED_IN_PAGES, ...ACCOUNT_PAGES, ...otherRoutes(NO_PROGRAMMES)];
  for (const { path } of routes) expect(path).toMatch(/^\/[a-z0-9_-]+(\/|$)/);
});

test('no page of the portal can be claimed by a programme', () => {
  const routes = [...SIGNED_IN_PAGES, ...ACCOUNT_PAGES, ...otherRoutes(NO_PROGRAMMES)];
  expect(routes.filter(({ path }) => !isReservedPage(path)).map(({ path }) => path)).toEqual([]);
});

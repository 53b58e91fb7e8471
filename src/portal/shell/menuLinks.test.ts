import { expect, test } from 'vitest';
import { litLink, menuLinks, placeOf } from './menuLinks.ts';

const link = (id: number, path: string) => ({ id, name: path, path });
const GROUP = [
  link(7, '/user_management/users/upload'),
  link(2, '/user_management/users'),
  link(3, '/user_management/menus'),
  link(4, '/user_management/roles'),
];
const MENU = [
  { ...link(1, '/dashboard'), items: [] },
  { id: 5, name: 'User management', path: null, items: GROUP },
  { ...link(6, '/academic_fees/school_fees'), items: [] },
  { ...link(8, '/applications/setup'), items: [] },
  { ...link(9, '/applications/jamb_list_upload'), items: [] },
];

test('the links of a menu are those of its groups too, in their order', () => {
  expect(menuLinks(MENU).map(({ id }) => id)).toEqual([1, 7, 2, 3, 4, 6, 8, 9]);
});

test.each([
  ['/dashboard', 1],
  ['/user_management/menus', 3],
  ['/user_management/menus/management', 3],
  ['/user_management/users/edit', 2],
  ['/user_management/users/upload', 7],
  ['/user_management/elsewhere', 2],
  ['/academic_fees/sundry/receipt', 6],
  ['/applications/jamb_list', 9],
  ['/applications/candidate', 8],
  ['/dash', undefined],
  ['/', undefined],
])('of %s the lit one is %s', (path, id) => {
  expect(litLink(menuLinks(MENU), path)?.id).toBe(id);
});

const UNDER = [
  ['/user_management/view', '/user_management/roles'],
  ['/user_management/view/menu', '/user_management/menus'],
] as const;

test.each([
  ['/user_management/view', 4],
  ['/user_management/view/edit', 4],
  ['/user_management/view/menu', 3],
  ['/user_management/viewer', 2],
])('of %s, which states where it belongs, or does not, the lit one is %s', (path, id) => {
  expect(litLink(menuLinks(MENU), placeOf(path, UNDER))?.id).toBe(id);
});

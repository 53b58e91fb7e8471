import type { Claim } from '#contract/people/claims.ts';
import type { MenuItem } from '#contract/people/menus.ts';
import { COMMUNICATION } from '#contract/communication/pages.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import type { PageDefinition } from '#contract/kit/page.ts';
import { OWN_ACCOUNT, PEOPLE } from '#contract/people/pages.ts';
import type { Entry } from './entries.ts';

/** What the menu leads to, each with its group. */
export const pageEntries = (items: readonly MenuItem[]): Entry[] =>
  items.flatMap(({ id, name, path, items: inside }) =>
    path === null
      ? inside.map((link) => ({ id: `page-${link.id}`, name: link.name, note: name, to: link.path }))
      : [{ id: `page-${id}`, name, to: path }],
  );

const ACTIONS: readonly (readonly [name: string, page: PageDefinition])[] = [
  ['New user', PEOPLE.userForm],
  ['Upload users', PEOPLE.uploadUsers],
  ['Write a notice', COMMUNICATION.writeNotice],
  ['Work through the payment cases', FINANCE.caseQueue],
  ['Change password', OWN_ACCOUNT.changePassword],
];

export const actionEntries = (claims: readonly Claim[]): Entry[] =>
  ACTIONS.filter(([, { claim }]) => claims.includes(claim)).map(([name, { to }]) => ({ id: `action-${to}`, name, to }));

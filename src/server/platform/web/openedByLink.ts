import type { Platform } from '../platform.ts';

/** What a page needs that is opened by a link from an email, or that leads there: no search engine lists it, and nobody is told where its reader came from. */
export const PRIVATE_HEADERS = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } as const;

/** For what reads the page and not its headers. */
export const PRIVATE_HEAD = '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">';

const ACCOUNT_PAGES = new Set([
  '/forgot_password',
  '/reset_password',
  '/change_email',
  '/verify_otp',
  '/verify_account',
  '/create_profile',
  '/verify_confirmation',
  '/impersonation_login',
]);

export function isOpenedByLink({ programmes }: Pick<Platform, 'programmes'>, address: string): boolean {
  const path = address.replace(/\/+$/, '').toLowerCase();
  return ACCOUNT_PAGES.has(path) || programmes.all.some(({ routes }) => routes.refereeForm?.toLowerCase() === path);
}

import { OWN_ACCOUNT } from '#contract/people/pages.ts';
import { lazyPage, type PortalRoute } from '../core/lazyPage.tsx';
import { wingPages } from '../core/wingPages.ts';
import { STEP_PATHS } from './login/steps.ts';

const page = (path: string, file: string, load: Parameters<typeof lazyPage>[1]): PortalRoute => ({
  path,
  page: lazyPage(`src/portal/account/${file}.tsx`, load),
});

const SIGN_IN = lazyPage('src/portal/account/login/SignInPage.tsx', () => import('./login/SignInPage.tsx'));

/** They are open to everyone: on them people prove who they are. */
export const ACCOUNT_PAGES: readonly PortalRoute[] = [
  ...Object.values(STEP_PATHS).map((path) => ({ path, page: SIGN_IN })),
  page('/forgot_password', 'password/ForgotPasswordPage', () => import('./password/ForgotPasswordPage.tsx')),
  page('/reset_password', 'password/ResetPasswordPage', () => import('./password/ResetPasswordPage.tsx')),
  page('/verify_confirmation', 'confirm/VerifyConfirmationPage', () => import('./confirm/VerifyConfirmationPage.tsx')),
  page('/verify_account', 'new-student/VerifyAccountPage', () => import('./new-student/VerifyAccountPage.tsx')),
  page('/create_profile', 'new-student/CreateProfilePage', () => import('./new-student/CreateProfilePage.tsx')),
  page(
    '/impersonation_login',
    'impersonation/ImpersonationLoginPage',
    () => import('./impersonation/ImpersonationLoginPage.tsx'),
  ),
];

export const ownAccount = wingPages(OWN_ACCOUNT, 'account', {
  changePassword: ['password/ChangePasswordPage', () => import('./password/ChangePasswordPage.tsx')],
});

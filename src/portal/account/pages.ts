import { OWN_ACCOUNT } from '#contract/people/pages.ts';
import { lazyPage, type PortalRoute } from '../app/lazyPage.tsx';
import { wingPages } from '../app/wingPages.ts';

const page = (path: string, file: string, load: Parameters<typeof lazyPage>[1]): PortalRoute => ({ path, page: lazyPage(`src/portal/account/${file}.tsx`, load) });

/** They are open to everyone: on them people prove who they are. */
export const ACCOUNT_PAGES: readonly PortalRoute[] = [
  page('/login', 'login/LoginPage', () => import('./login/LoginPage.tsx')),
  page('/verify_otp', 'login/VerifyOtpPage', () => import('./login/VerifyOtpPage.tsx')),
  page('/change_email', 'login/ChangeEmailPage', () => import('./login/ChangeEmailPage.tsx')),
  page('/forgot_password', 'password/ForgotPasswordPage', () => import('./password/ForgotPasswordPage.tsx')),
  page('/reset_password', 'password/ResetPasswordPage', () => import('./password/ResetPasswordPage.tsx')),
  page('/verify_confirmation', 'confirm/VerifyConfirmationPage', () => import('./confirm/VerifyConfirmationPage.tsx')),
  page('/verify_account', 'new-student/VerifyAccountPage', () => import('./new-student/VerifyAccountPage.tsx')),
  page('/create_profile', 'new-student/CreateProfilePage', () => import('./new-student/CreateProfilePage.tsx')),
  page('/impersonation_login', 'impersonation/ImpersonationLoginPage', () => import('./impersonation/ImpersonationLoginPage.tsx')),
];

export const ownAccount = wingPages(OWN_ACCOUNT, 'account', {
  changePassword: ['password/ChangePasswordPage', () => import('./password/ChangePasswordPage.tsx')],
});

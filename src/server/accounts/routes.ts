import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/account.ts';
import type { Lookups } from '../lookups/service.ts';
import type { Platform } from '../platform/platform.ts';
import { route } from '../platform/route.ts';
import { allow, begin } from './impersonation.ts';
import { login } from './login.ts';
import { createProfile, initialProfile } from './newStudents.ts';
import { chooseTwoFactor, correctOwnAccount, newAuthenticator, ownAccount } from './ownAccount.ts';
import { changePassword, resetPassword } from './passwords.ts';
import { prove, sendCode, takeEmail } from './prove.ts';
import { requestResetMail } from './resetRequests.ts';
import { refresh } from './session.ts';
import { endEverySession, endSession } from './sql/session.ts';

/** `prompt` has requests for a reset link answered soon. */
export function accountRoutes(app: FastifyInstance, platform: Platform, lookups: Lookups, prompt: () => void): void {
  route(app, contract.login, ({ body, request }) => login(platform, body, request.ip));
  route(app, contract.sendCode, ({ body }) => sendCode(platform, body.challenge));
  route(app, contract.twoFactorAuthentication, ({ body, request }) => prove(platform, body.challenge, body.code, request.ip));
  route(app, contract.changeEmail, ({ body }) => takeEmail(platform, body.challenge, body.email));
  route(app, contract.refreshSession, ({ body }) => refresh(platform, body.refreshToken));

  route(app, contract.signOut, async ({ caller, body }) => {
    if (body.everywhere && caller.impersonatorId === null) await endEverySession(platform.database, [caller.userId, platform.now()]);
    else await endSession(platform.database, [caller.sessionId, platform.now(), 'signed-out']);
    return null;
  });

  route(app, contract.sendResetPasswordMail, async ({ query, request, reply }) => {
    await requestResetMail(platform, query.email, request.ip);
    reply.raw.once('close', prompt);
    return null;
  });

  route(app, contract.resetPassword, async ({ body, request }) => {
    await resetPassword(platform, body.token, body.password, request.ip);
    return null;
  });

  route(app, contract.changePassword, async ({ caller, body, request }) => {
    await changePassword(platform, caller, body, request.ip);
    return null;
  });

  route(app, contract.ownAccount, ({ caller }) => ownAccount(platform, caller));
  route(app, contract.updateOwnAccount, async ({ caller, body, request }) => {
    await correctOwnAccount(platform, caller, body, request.ip);
    return null;
  });

  route(app, contract.newAuthenticator, ({ caller, body, request }) => newAuthenticator(platform, caller, body.password, request.ip));

  route(app, contract.setTwoFactor, async ({ caller, body, request }) => {
    await chooseTwoFactor(platform, caller, body, request.ip);
    return null;
  });

  route(app, contract.studentInitialProfile, ({ query, request }) => initialProfile(platform, lookups, query, request.ip));
  route(app, contract.createStudentProfile, ({ body, request }) => createProfile(platform, body, request.ip));

  route(app, contract.impersonate, ({ caller, body, request }) => allow(platform, caller, body, request.ip));
  route(app, contract.impersonationLogin, ({ body, request }) => begin(platform, body, request.ip));
}

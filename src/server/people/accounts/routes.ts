import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/people/accounts.ts';
import { deviceOf } from '../../platform/auth/device.ts';
import type { Platform } from '../../platform/platform.ts';
import { route } from '../../platform/route.ts';
import { allow, begin, giveBack, takenPlace } from './impersonation.ts';
import { login } from './login.ts';
import { chooseTwoFactor, correctOwnAccount, newAuthenticator, ownAccount } from './ownAccount.ts';
import { changePassword, resetPassword } from './passwords.ts';
import { readLink, renewLink } from './olderLinks.ts';
import { prove, sendCode, takeEmail } from './prove.ts';
import { requestResetMail } from './resetRequests.ts';
import { clientOf, refresh } from './session.ts';
import { endEverySession, endSession } from './sql/session.ts';

/** `prompt` has requests for a reset link answered at once. */
export function accountRoutes(app: FastifyInstance, platform: Platform, prompt: () => void): void {
  route(app, contract.login, ({ body, ...call }) => login(platform, body, clientOf(platform, call)));
  route(app, contract.sendCode, ({ body, request }) => sendCode(platform, body.challenge, request.ip));
  route(app, contract.twoFactorAuthentication, ({ body, ...call }) =>
    prove(platform, body.challenge, body.code, clientOf(platform, call)),
  );
  route(app, contract.changeEmail, ({ body, request }) => takeEmail(platform, body.challenge, body.email, request.ip));
  route(app, contract.refreshSession, ({ body, request, reply }) =>
    refresh(platform, body.refreshToken, deviceOf(platform, request, reply)),
  );

  route(app, contract.signOut, async ({ caller, body }) => {
    if (caller.impersonatorId !== null) await giveBack(platform, caller);
    else if (body.everywhere) await endEverySession(platform.database, { userId: caller.userId, now: platform.now() });
    else
      await endSession(platform.database, { sessionId: caller.sessionId, now: platform.now(), action: 'signed-out' });
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

  route(app, contract.readMailedLink, ({ body, request }) => readLink(platform, body.token, request.ip));
  route(app, contract.renewMailedLink, async ({ body, request }) => {
    await renewLink(platform, body.token, request.ip);
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

  route(app, contract.newAuthenticator, ({ caller, body, request }) =>
    newAuthenticator(platform, caller, body.password, request.ip),
  );

  route(app, contract.setTwoFactor, async ({ caller, body, request }) => {
    await chooseTwoFactor(platform, caller, body, request.ip);
    return null;
  });

  route(app, contract.impersonate, ({ caller, body, request }) => allow(platform, caller, body, request.ip));
  route(app, contract.impersonation, ({ caller }) => takenPlace(platform, caller));
  route(app, contract.endImpersonation, async ({ caller }) => {
    await giveBack(platform, caller);
    return null;
  });
  route(app, contract.impersonationLogin, ({ body, ...call }) => begin(platform, body, clientOf(platform, call)));
}

import Type, { type Static } from 'typebox';
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { OwnAccess } from './menus.ts';

const UserName = Type.String({ maxLength: 254 });
/** Long enough that no real password is cut, short enough to hash. It is judged and hashed as it was typed. */
const Password = Type.String({ maxLength: 200, verbatim: true });
const Secret = Type.String({ maxLength: 64 });
const Code = Type.String({ maxLength: 12 });
const Email = Type.String({ maxLength: 254 });

/** Without a token there is something left to prove: `challenge` opens the page on which to do it. */
export const LoginReply = Type.Object({
  userId: Type.String(),
  userName: Type.String(),
  userType: Type.String(),
  fullName: Type.String(),
  /** YYYY-MM-DD, or null. */
  birthday: Type.Union([Type.String(), Type.Null()]),
  studentTypeId: Type.Union([Type.Integer(), Type.Null()]),
  jwtToken: Type.Union([Type.Object({ token: Type.String(), expires: Type.String() }), Type.Null()]),
  refreshToken: Type.Union([Type.String(), Type.Null()]),
  impersonatorUsername: Type.Union([Type.String(), Type.Null()]),
  impersonationEnds: Type.Union([Type.String(), Type.Null()]),
  isImpersonating: Type.Boolean(),
  displayCSATModal: Type.Boolean(),
  ...OwnAccess.properties,
  twoFactor: Type.Boolean(),
  /** False for one who has not moved to the new account state: they confirm an e-mail address first, at /change_email. */
  oldUser: Type.Boolean(),
  challenge: Type.Union([Type.String(), Type.Null()]),
});
export type LoginReply = Static<typeof LoginReply>;

const Challenge = Type.Object({
  challenge: Type.String(),
  /** Where the code comes from: `a•••@example.com`, or null for an authenticator app. */
  sentTo: Type.Union([Type.String(), Type.Null()]),
});
export type Challenge = Static<typeof Challenge>;

export const login = endpoint({
  method: 'POST',
  path: '/Authentication/login',
  access: 'public',
  door: 'login',
  summary: 'Signs a person in, or says what is left to prove',
  body: Type.Object({ userName: UserName, password: Password }),
  reply: LoginReply,
});

export const sendCode = endpoint({
  method: 'POST',
  path: '/Authentication/two-factor-authentication/code',
  access: 'public',
  door: 'login',
  summary: 'Says where the code of a challenge comes from; mails it, and again when asked again',
  body: Type.Object({ challenge: Secret }),
  reply: Challenge,
});

export const twoFactorAuthentication = endpoint({
  method: 'POST',
  path: '/Authentication/two-factor-authentication',
  access: 'public',
  door: 'login',
  summary: 'Answers a challenge by its code',
  body: Type.Object({ challenge: Secret, code: Code }),
  reply: LoginReply,
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/Authentication/change-email',
  access: 'public',
  summary: 'Takes the email address of a person who has not moved yet; mails it a code',
  body: Type.Object({ challenge: Secret, email: Email }),
  reply: Challenge,
});

export const refreshSession = endpoint({
  method: 'POST',
  path: '/Authentication/refresh-token',
  access: 'public',
  door: 'login',
  summary: 'A new token for a refresh token, which it replaces',
  body: Type.Object({ refreshToken: Secret }),
  reply: LoginReply,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/Authentication/sign-out',
  access: 'user',
  summary: 'Ends this session, or every session of the person',
  body: Type.Object({ everywhere: Type.Boolean() }),
  reply: Type.Null(),
});

export const sendResetPasswordMail = endpoint({
  method: 'POST',
  path: '/Authentication/send-reset-password-mail',
  access: 'public',
  summary: 'Mails a link to choose a new password; answers alike whether the address is known or not',
  query: Type.Object({ email: Email }),
  reply: Type.Null(),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/Authentication/reset-password',
  access: 'public',
  summary: 'Sets a new password by the link that was mailed; ends every session',
  body: Type.Object({ token: Secret, password: Password }),
  reply: Type.Null(),
});

const MailedLink = Type.Object({
  state: Type.Unsafe<'good' | 'newer' | 'used' | 'expired' | 'unknown'>({
    type: 'string',
    enum: ['good', 'newer', 'used', 'expired', 'unknown'],
  }),
  /** When the email was sent whose link works in its place; for `newer` alone. */
  newerAt: Type.Union([Type.String(), Type.Null()]),
});
export type MailedLink = Static<typeof MailedLink>;

export const readMailedLink = endpoint({
  method: 'POST',
  path: '/Authentication/read-mailed-link',
  access: 'public',
  summary: 'Whether the link of an email still works, and if not, why; it uses nothing up',
  body: Type.Object({ token: Secret }),
  reply: MailedLink,
});

export const renewMailedLink = endpoint({
  method: 'POST',
  path: '/Authentication/renew-mailed-link',
  access: 'public',
  summary: 'Mails a link again, for one of an earlier email that does not work any more',
  body: Type.Object({ token: Secret }),
  reply: Type.Null(),
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/Authentication/change-password',
  access: 'user',
  inPerson: true,
  summary: 'Replaces the password; ends every other session',
  body: Type.Object({ currentPassword: Password, password: Password }),
  reply: Type.Null(),
});

const TwoFactor = Type.Union([Type.Literal('email'), Type.Literal('authenticator'), Type.Null()]);
export type TwoFactor = Static<typeof TwoFactor>;

export const ownAccount = endpoint({
  method: 'GET',
  path: '/Authentication/account',
  access: 'user',
  summary: "The person's own account",
  reply: Type.Object({
    userName: Type.String(),
    fullName: Type.String(),
    userType: Type.String(),
    email: Type.Union([Type.String(), Type.Null()]),
    mobileNumber: Type.Union([Type.String(), Type.Null()]),
    birthday: Type.Union([Type.String(), Type.Null()]),
    twoFactor: TwoFactor,
    sessions: Type.Array(Type.Object({ startedAt: Type.String(), ip: Type.String(), here: Type.Boolean() })),
  }),
});
export type OwnAccount = Reply<typeof ownAccount>;

export const updateOwnAccount = endpoint({
  method: 'PUT',
  path: '/Authentication/account',
  access: 'user',
  inPerson: true,
  summary: 'Corrects what a person keeps of themselves: the phone number',
  body: Type.Object({ mobileNumber: Type.String({ maxLength: 20 }) }),
  reply: Type.Null(),
});

export const newAuthenticator = endpoint({
  method: 'POST',
  path: '/Authentication/authenticator',
  access: 'user',
  inPerson: true,
  summary: 'A secret for an authenticator app; it counts once `two-factor` is set with a code that it made',
  body: Type.Object({ password: Password }),
  reply: Type.Object({ secret: Type.String(), qrPath: Type.String(), qrSize: Type.Integer() }),
});

export const setTwoFactor = endpoint({
  method: 'POST',
  path: '/Authentication/two-factor',
  access: 'user',
  inPerson: true,
  summary: 'Turns two-factor on or off; by the password, and a code of the app where that is chosen',
  body: Type.Object({ twoFactor: TwoFactor, password: Password, code: Type.Optional(Code) }),
  reply: Type.Null(),
});

/** The number on the admission list, and the RRR that paid for the student's own application. */
const NewStudent = { jambRegNumber: Type.String({ maxLength: 40 }), rrr: Type.String({ maxLength: 40 }) };

export const studentInitialProfile = endpoint({
  method: 'GET',
  path: '/Student/student-initial-profile',
  access: 'public',
  summary: 'What the college knows of an admitted student who has no account yet',
  query: Type.Object(NewStudent),
  reply: Type.Object({
    regNumber: Type.String(),
    fullName: Type.String(),
    programme: Type.String(),
    studentType: Type.String(),
    session: Type.String(),
  }),
});
export type StudentInitialProfile = Reply<typeof studentInitialProfile>;

export const verifyUser = endpoint({
  method: 'POST',
  path: '/Authentication/verify-user',
  access: 'public',
  changes: 'person',
  summary: 'Verifies a new student: mails a code to the address that the admission list has of them',
  body: Type.Object(NewStudent),
  reply: Challenge,
});

export const createStudentProfile = endpoint({
  method: 'POST',
  path: '/Student/create-student-profile',
  access: 'public',
  changes: 'person',
  summary: "Opens a new student's account by the mailed code; another address is confirmed by a code of its own",
  body: Type.Object({
    ...NewStudent,
    challenge: Secret,
    code: Code,
    email: Email,
    mobileNumber: Type.String({ maxLength: 20 }),
    password: Password,
  }),
  /** One of the two: a session, or what is left to prove. */
  reply: Type.Object({ login: Type.Union([LoginReply, Type.Null()]), challenge: Type.Union([Challenge, Type.Null()]) }),
});
export type OpenedProfile = Reply<typeof createStudentProfile>;

export const impersonate = endpoint({
  method: 'POST',
  path: '/Authentication/impersonate',
  access: { claim: 'impersonate' },
  inPerson: true,
  changes: 'person',
  summary: "Makes the address, good once and for minutes, at which one takes another person's place",
  body: Type.Object({ userName: UserName, reason: Type.String({ maxLength: 300 }) }),
  reply: Type.Object({ path: Type.String() }),
});

export const impersonationLogin = endpoint({
  method: 'POST',
  path: '/Authentication/impersonation-login',
  access: 'public',
  changes: 'person',
  door: 'login',
  summary: "Takes another person's place, by the address that was made for it",
  body: Type.Object({
    userIdToImpersonate: Type.String({ format: 'uuid' }),
    impersonatorId: Type.String({ format: 'uuid' }),
    token: Secret,
  }),
  reply: LoginReply,
});

export const impersonation = endpoint({
  method: 'GET',
  path: '/Authentication/impersonation',
  access: 'user',
  door: 'free',
  summary: "Whose place is taken, who took it, why and until when; null in one's own place",
  reply: Type.Union([
    Type.Object({
      impersonator: Type.String({ description: 'The user name' }),
      person: Type.String({ description: 'Whose place it is: the full name' }),
      reason: Type.String(),
      began: Type.String({ format: 'date-time' }),
      ends: Type.String({ format: 'date-time' }),
    }),
    Type.Null(),
  ]),
});
export type Impersonation = NonNullable<Reply<typeof impersonation>>;

export const endImpersonation = endpoint({
  method: 'DELETE',
  path: '/Authentication/impersonation',
  access: 'user',
  door: 'free',
  summary: "Gives another person's place back at once; in one's own place it does nothing",
  reply: Type.Null(),
});

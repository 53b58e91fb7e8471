import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type {
  changeEmail,
  login,
  LoginReply,
  sendCode,
  twoFactorAuthentication,
  Challenge,
} from '#contract/people/accounts.ts';
import { call } from '../../api/call.ts';
import { stepAfter, type OpenStep } from './steps.ts';

interface Credentials {
  readonly userName: string;
  readonly password: string;
}

export type SignInEvent =
  /** The address says so: after a step has led there, a reload, or the browser's Back. */
  | { readonly type: 'OPENED'; readonly open: OpenStep }
  | ({ readonly type: 'LOG_IN' } & Credentials)
  | { readonly type: 'CHANGE_EMAIL'; readonly email: string }
  | { readonly type: 'PROVE'; readonly code: string }
  | { readonly type: 'SEND_AGAIN' };

interface Context extends OpenStep {
  readonly reply?: LoginReply | undefined;
  /** Why the college refused the last answer: an `ApiError`. */
  readonly refusal?: unknown;
}

/** While a state has it, an answer is on its way. */
export const BUSY = 'busy';

const none = () => undefined;

/**
 * Signing in, from the credentials to the session. A step ends by leading to the next one's address (`show`), and begins when
 * that address is open: so a reload, or a page that is drawn anew, finds the same step, and no code is mailed twice for it.
 */
export const signInMachine = setup({
  types: { context: {} as Context, input: {} as OpenStep, events: {} as SignInEvent, tags: {} as typeof BUSY },
  actors: {
    logIn: fromPromise<LoginReply, Credentials>(({ input }) =>
      call<typeof login>({ method: 'POST', path: '/Authentication/login', body: input }),
    ),
    changeEmail: fromPromise<Challenge, { challenge: string; email: string }>(({ input }) =>
      call<typeof changeEmail>({ method: 'POST', path: '/Authentication/change-email', body: input }),
    ),
    sendCode: fromPromise<Challenge, { challenge: string }>(({ input }) =>
      call<typeof sendCode>({ method: 'POST', path: '/Authentication/two-factor-authentication/code', body: input }),
    ),
    prove: fromPromise<LoginReply, { challenge: string; code: string }>(({ input }) =>
      call<typeof twoFactorAuthentication>({
        method: 'POST',
        path: '/Authentication/two-factor-authentication',
        body: input,
      }),
    ),
  },
  actions: {
    show: (_, _next: OpenStep) => none(),
    enter: (_, _session: { reply: LoginReply; from: string | undefined }) => none(),
    sayResent: none,
    sayUnsent: (_, _refusal: { error: unknown }) => none(),
  },
  guards: {
    isCode: ({ context }) => context.step === 'code',
    isEmail: ({ context }) => context.step === 'email',
    isSent: ({ context }) => context.sentTo !== undefined,
    /** A code of an authenticator app is nowhere sent. */
    isMailed: ({ context }) => context.sentTo !== null,
    isProved: ({ context }) => context.reply !== undefined && stepAfter(context.reply) === undefined,
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => input,
  initial: 'opening',
  on: {
    OPENED: {
      target: '.opening',
      actions: assign(({ event }) => ({
        from: undefined,
        challenge: undefined,
        sentTo: undefined,
        ...event.open,
        reply: undefined,
        refusal: undefined,
      })),
    },
  },
  states: {
    opening: {
      always: [{ guard: 'isCode', target: 'code' }, { guard: 'isEmail', target: 'email' }, { target: 'credentials' }],
    },

    credentials: {
      initial: 'typing',
      states: {
        typing: { on: { LOG_IN: 'asking' } },
        asking: {
          tags: BUSY,
          entry: assign({ refusal: undefined }),
          invoke: {
            src: 'logIn',
            input: ({ event }) => {
              assertEvent(event, 'LOG_IN');
              return { userName: event.userName, password: event.password };
            },
            onDone: { target: '#signIn.answered', actions: assign({ reply: ({ event }) => event.output }) },
            onError: { target: 'typing', actions: assign({ refusal: ({ event }) => event.error }) },
          },
        },
      },
    },

    email: {
      initial: 'typing',
      states: {
        typing: { on: { CHANGE_EMAIL: 'asking' } },
        asking: {
          tags: BUSY,
          entry: assign({ refusal: undefined }),
          invoke: {
            src: 'changeEmail',
            input: ({ context, event }) => {
              assertEvent(event, 'CHANGE_EMAIL');
              return { challenge: context.challenge!, email: event.email };
            },
            onDone: {
              target: '#signIn.leading',
              actions: {
                type: 'show',
                params: ({ context: { challenge, from }, event }) => ({
                  step: 'code',
                  challenge,
                  from,
                  sentTo: event.output.sentTo,
                }),
              },
            },
            onError: { target: 'typing', actions: assign({ refusal: ({ event }) => event.error }) },
          },
        },
      },
    },

    code: {
      type: 'parallel',
      states: {
        mail: {
          initial: 'unknown',
          states: {
            unknown: { always: [{ guard: 'isSent', target: 'sent' }, { target: 'sending' }] },
            sending: {
              invoke: {
                src: 'sendCode',
                input: ({ context }) => ({ challenge: context.challenge! }),
                onDone: { target: 'sent', actions: assign({ sentTo: ({ event }) => event.output.sentTo }) },
                onError: {
                  target: 'unsent',
                  actions: { type: 'sayUnsent', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            unsent: { on: { SEND_AGAIN: 'sending' } },
            sent: { on: { SEND_AGAIN: { guard: 'isMailed', target: 'sendingAgain' } } },
            sendingAgain: {
              invoke: {
                src: 'sendCode',
                input: ({ context }) => ({ challenge: context.challenge! }),
                onDone: {
                  target: 'sent',
                  actions: [assign({ sentTo: ({ event }) => event.output.sentTo }), 'sayResent'],
                },
                onError: {
                  target: 'sent',
                  actions: { type: 'sayUnsent', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
          },
        },
        answer: {
          initial: 'typing',
          states: {
            typing: { on: { PROVE: 'asking' } },
            asking: {
              tags: BUSY,
              entry: assign({ refusal: undefined }),
              invoke: {
                src: 'prove',
                input: ({ context, event }) => {
                  assertEvent(event, 'PROVE');
                  return { challenge: context.challenge!, code: event.code };
                },
                onDone: { target: '#signIn.answered', actions: assign({ reply: ({ event }) => event.output }) },
                onError: { target: 'typing', actions: assign({ refusal: ({ event }) => event.error }) },
              },
            },
          },
        },
      },
    },

    answered: {
      always: [
        { guard: 'isProved', target: 'signedIn' },
        {
          target: 'leading',
          actions: {
            type: 'show',
            params: ({ context: { reply, from } }) => ({
              step: stepAfter(reply!)!,
              challenge: reply!.challenge!,
              from,
            }),
          },
        },
      ],
    },
    leading: {},
    signedIn: {
      type: 'final',
      entry: { type: 'enter', params: ({ context: { reply, from } }) => ({ reply: reply!, from }) },
    },
  },
});

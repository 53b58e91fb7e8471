import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Challenge, LoginReply } from '#contract/people/accounts.ts';
import { ApiError } from '../../api/apiError.ts';
import { BUSY, signInMachine } from './signInMachine.ts';
import { openStepAt, type OpenStep } from './steps.ts';

const IN = { challenge: null, oldUser: true, userName: 'dean' } as LoginReply;
const TO_PROVE = { challenge: 'c', oldUser: true } as LoginReply;
const TO_MOVE = { challenge: 'c', oldUser: false } as LoginReply;

const WRONG = new ApiError(422, 'This code is not right', undefined, { '/code': 'This code is not right' });

type Answers<Reply> = readonly (Reply | ApiError)[];

interface College {
  readonly logIn?: Answers<LoginReply>;
  readonly changeEmail?: Answers<Challenge>;
  readonly sendCode?: Answers<Challenge>;
  readonly prove?: Answers<LoginReply>;
}

/** Each call gets the next answer; what was asked is written down. */
function open(input: OpenStep, college: College = {}) {
  const asked: unknown[] = [];
  const acts = { show: vi.fn(), enter: vi.fn(), sayResent: vi.fn(), sayUnsent: vi.fn() };
  const answering = <Reply, Input>(name: string, answers: Answers<Reply> = []) => {
    const left = [...answers];
    return fromPromise<Reply, Input>(async ({ input: given }) => {
      asked.push([name, given]);
      const next = left.shift();
      if (next === undefined || next instanceof ApiError) throw next ?? new ApiError(0, 'Network Error');
      return next;
    });
  };
  const actor = createActor(
    signInMachine.provide({
      actors: {
        logIn: answering('logIn', college.logIn),
        changeEmail: answering('changeEmail', college.changeEmail),
        sendCode: answering('sendCode', college.sendCode),
        prove: answering('prove', college.prove),
      },
      actions: {
        show: (_, next) => acts.show(next),
        enter: (_, session) => acts.enter(session),
        sayResent: () => acts.sayResent(),
        sayUnsent: (_, { error }) => acts.sayUnsent(error),
      },
    }),
    { input },
  ).start();
  const quiet = () =>
    waitFor(
      actor,
      (now) =>
        !now.hasTag(BUSY) &&
        !now.matches({ code: { mail: 'sending' } }) &&
        !now.matches({ code: { mail: 'sendingAgain' } }),
    );
  return { actor, acts, asked, quiet };
}

const LOG_IN = { type: 'LOG_IN', userName: 'dean', password: 'Portal#2026' } as const;

test('who has nothing left to prove is in, and led to where they were going', async () => {
  const { actor, acts, asked, quiet } = open({ step: 'credentials', from: '/profile' }, { logIn: [IN] });
  actor.send(LOG_IN);
  await quiet();
  expect(asked).toEqual([['logIn', { userName: 'dean', password: 'Portal#2026' }]]);
  expect(acts.enter).toHaveBeenCalledExactlyOnceWith({ reply: IN, from: '/profile' });
  expect(acts.show).not.toHaveBeenCalled();
});

test('a refused login stays where it is, says why, and can be tried again', async () => {
  const refusal = new ApiError(401, 'Login failed, please check your details');
  const { actor, acts, quiet } = open({ step: 'credentials' }, { logIn: [refusal, IN] });
  actor.send(LOG_IN);
  await quiet();
  expect(actor.getSnapshot().matches({ credentials: 'typing' })).toBe(true);
  expect(actor.getSnapshot().context.refusal).toBe(refusal);
  actor.send(LOG_IN);
  expect(actor.getSnapshot().context.refusal).toBeUndefined();
  await quiet();
  expect(acts.enter).toHaveBeenCalledOnce();
});

test('while an answer is on its way, another is not sent', async () => {
  const { actor, asked, quiet } = open({ step: 'credentials' }, { logIn: [IN] });
  actor.send(LOG_IN);
  actor.send(LOG_IN);
  await quiet();
  expect(asked).toHaveLength(1);
});

test('the code is mailed when its address is open, once, and not before', async () => {
  const { actor, acts, asked, quiet } = open(
    { step: 'credentials', from: '/profile' },
    { logIn: [TO_PROVE], sendCode: [{ challenge: 'c', sentTo: 'd•••@matricula.example' }] },
  );
  actor.send(LOG_IN);
  await quiet();
  expect(acts.show).toHaveBeenCalledExactlyOnceWith({ step: 'code', challenge: 'c', from: '/profile' });
  expect(asked).toHaveLength(1);
  actor.send({ type: 'OPENED', open: { step: 'code', challenge: 'c', from: '/profile' } });
  await quiet();
  expect(asked.slice(1)).toEqual([['sendCode', { challenge: 'c' }]]);
  expect(actor.getSnapshot().context.sentTo).toBe('d•••@matricula.example');
});

test('who has not moved confirms an address first, and no second code is mailed for it', async () => {
  const { actor, acts, asked, quiet } = open(
    { step: 'credentials' },
    { logIn: [TO_MOVE], changeEmail: [{ challenge: 'c', sentTo: 'm•••@example.com' }], prove: [IN] },
  );
  actor.send(LOG_IN);
  await quiet();
  expect(acts.show).toHaveBeenLastCalledWith({ step: 'email', challenge: 'c', from: undefined });
  actor.send({ type: 'OPENED', open: { step: 'email', challenge: 'c' } });
  actor.send({ type: 'CHANGE_EMAIL', email: 'maryam@example.com' });
  await quiet();
  const next = { step: 'code', challenge: 'c', from: undefined, sentTo: 'm•••@example.com' } as const;
  expect(acts.show).toHaveBeenLastCalledWith(next);
  actor.send({ type: 'OPENED', open: next });
  actor.send({ type: 'PROVE', code: '123456' });
  await quiet();
  expect(asked.map((call) => (call as [string])[0])).toEqual(['logIn', 'changeEmail', 'prove']);
  expect(acts.enter).toHaveBeenCalledOnce();
});

test('a reload begins at the same step, with its challenge', async () => {
  const { actor, asked, quiet } = open(openStepAt('/verify_otp', { challenge: 'c', from: '/profile' }), {
    sendCode: [{ challenge: 'c', sentTo: null }],
    prove: [WRONG],
  });
  await quiet();
  expect(asked).toEqual([['sendCode', { challenge: 'c' }]]);
  actor.send({ type: 'SEND_AGAIN' });
  actor.send({ type: 'PROVE', code: '000000' });
  await quiet();
  expect(asked.slice(1)).toEqual([['prove', { challenge: 'c', code: '000000' }]]);
  expect(actor.getSnapshot().context.refusal).toBe(WRONG);
});

test('a code is sent again on demand, and a code that could not be sent says so and can be', async () => {
  const sent = { challenge: 'c', sentTo: 'd•••@matricula.example' };
  const gone = new ApiError(0, 'Network Error');
  const { actor, acts, asked, quiet } = open({ step: 'code', challenge: 'c' }, { sendCode: [gone, sent, gone, sent] });
  await quiet();
  expect(actor.getSnapshot().matches({ code: { mail: 'unsent' } })).toBe(true);
  for (let times = 0; times < 3; times++) {
    actor.send({ type: 'SEND_AGAIN' });
    await quiet();
    expect(actor.getSnapshot().matches({ code: { mail: 'sent' } })).toBe(true);
  }
  expect(asked).toHaveLength(4);
  expect(acts.sayUnsent).toHaveBeenCalledTimes(2);
  expect(acts.sayResent).toHaveBeenCalledOnce();
});

test("the browser's Back leads to the credentials, and what was said of the last answer is gone", async () => {
  const { actor, quiet } = open({ step: 'code', challenge: 'c', sentTo: null }, { prove: [WRONG] });
  actor.send({ type: 'PROVE', code: '000000' });
  await quiet();
  actor.send({ type: 'OPENED', open: { step: 'credentials', from: '/profile' } });
  expect(actor.getSnapshot().value).toEqual({ credentials: 'typing' });
  expect(actor.getSnapshot().context).toMatchObject({
    step: 'credentials',
    from: '/profile',
    challenge: undefined,
    refusal: undefined,
  });
});

test.each([
  ['/login', { from: '/profile' }, { step: 'credentials', from: '/profile' }],
  ['/verify_otp', null, { step: 'credentials', from: undefined }],
  ['/change_email', { challenge: 'c' }, { step: 'email', from: undefined, challenge: 'c', sentTo: undefined }],
  ['/verify_otp', { challenge: 'c', sentTo: null }, { step: 'code', from: undefined, challenge: 'c', sentTo: null }],
])('%s with %j opens %j', (path, entry, step) => expect(openStepAt(path, entry)).toEqual(step));

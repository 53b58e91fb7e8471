import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { waitFor } from 'xstate';
import { SHELL } from '#contract/shell/pages.ts';
import { raiseFailure } from '../../kit/raiseFailure.ts';
import { raiseFlag } from '../../core/flags.ts';
import { useSignedInStore } from '../../session/useSignedIn.ts';
import { BUSY, signInMachine, type SignInEvent } from './signInMachine.ts';
import { openStepAt, STEP_PATHS } from './steps.ts';

/** The machine on the page: it leads from address to address, and follows where the address leads. */
export function useSignIn() {
  const store = useSignedInStore();
  const navigate = useNavigate();
  const { pathname, state, key } = useLocation();
  const open = openStepAt(pathname, state);
  const [snapshot, send, actor] = useMachine(
    signInMachine.provide({
      actions: {
        show: (_, { step, ...entry }) => void navigate(STEP_PATHS[step], { state: entry }),
        enter: (_, { reply, from = SHELL.dashboard.to }) => {
          store.hold(reply);
          void navigate(from, { replace: true });
        },
        sayResent: () =>
          raiseFlag({
            title: 'A new code is on its way',
            body: 'The earlier one is worth nothing any more.',
            intent: 'success',
          }),
        sayUnsent: (_, { error }) =>
          raiseFailure(error, { title: 'Login Failed!', body: 'The code could not be sent. Please try again.' }),
      },
    }),
    { input: open },
  );

  useEffect(() => {
    const now = actor.getSnapshot();
    const { step, challenge } = now.context;
    if (now.matches('leading') || step !== open.step || challenge !== open.challenge) send({ type: 'OPENED', open });
  }, [key]); // oxlint-disable-line react/exhaustive-deps -- each address once

  /** Resolves when the college has taken the answer. @throws ApiError when it was refused */
  const answer = async (event: SignInEvent): Promise<void> => {
    send(event);
    // Whoever leaves the page meanwhile is told nothing.
    const settled = await waitFor(actor, (now) => !now.hasTag(BUSY)).catch(() => undefined);
    if (settled?.context.refusal !== undefined) throw settled.context.refusal;
  };
  return { snapshot, send, answer, open };
}

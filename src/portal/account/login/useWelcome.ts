import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LoginReply } from '#contract/people/accounts.ts';
import { SHELL } from '#contract/shell/pages.ts';
import { useSignedInStore } from '../../session/useSignedIn.ts';
import { STEP_PATHS, stepAfter } from './steps.ts';

/** Signs in, or leads to what is left to prove. */
export function useWelcome() {
  const store = useSignedInStore();
  const navigate = useNavigate();
  return useCallback(
    async (reply: LoginReply, from: string = SHELL.dashboard.to) => {
      const step = stepAfter(reply);
      if (step) return navigate(STEP_PATHS[step], { state: { challenge: reply.challenge, from } });
      store.hold(reply);
      return navigate(from, { replace: true });
    },
    [store, navigate],
  );
}

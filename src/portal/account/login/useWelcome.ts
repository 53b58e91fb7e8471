import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LoginReply } from '#contract/people/accounts.ts';
import { SHELL } from '#contract/shell/pages.ts';
import { useSignedInStore } from '../../session/useSignedIn.ts';

export function useWelcome() {
  const store = useSignedInStore();
  const navigate = useNavigate();
  return useCallback(async (reply: LoginReply, from: string = SHELL.dashboard.to) => {
    if (!reply.challenge) {
      store.hold(reply);
      return navigate(from, { replace: true });
    }
    return navigate(reply.oldUser ? '/verify_otp' : '/change_email', { state: { challenge: reply.challenge, from } });
  }, [store, navigate]);
}

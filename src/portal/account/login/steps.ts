import type { LoginReply } from '#contract/people/accounts.ts';

export type Step = 'credentials' | 'email' | 'code';

export const STEP_PATHS: Readonly<Record<Step, `/${string}`>> = {
  credentials: '/login',
  email: '/change_email',
  code: '/verify_otp',
};

/** A step as its address and its history entry say it, so that it survives a reload. */
export interface OpenStep {
  readonly step: Step;
  /** Where the login leads in the end; the dashboard unless said. */
  readonly from?: string | undefined;
  readonly challenge?: string | undefined;
  /** Where the code comes from: null for an authenticator app; undefined where none was sent yet. */
  readonly sentTo?: string | null | undefined;
}

/** The step that a login has yet to take; undefined when the person is signed in. */
export function stepAfter({ challenge, oldUser }: Pick<LoginReply, 'challenge' | 'oldUser'>): Step | undefined {
  if (challenge === null) return undefined;
  return oldUser ? 'code' : 'email';
}

/** Without a challenge there is nothing to prove: then it is the first step, whatever the address. */
export function openStepAt(pathname: string, entry: unknown): OpenStep {
  const { from, challenge, sentTo } = (entry ?? {}) as Omit<OpenStep, 'step'>;
  const step = (Object.keys(STEP_PATHS) as Step[]).find((each) => STEP_PATHS[each] === pathname);
  return !step || step === 'credentials' || challenge === undefined
    ? { step: 'credentials', from }
    : { step, from, challenge, sentTo };
}

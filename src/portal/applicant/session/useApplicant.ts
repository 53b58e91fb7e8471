import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { ApiError } from '../../api/apiError.ts';
import { raiseFlag } from '../../core/flags.ts';
import { usePortalData } from '../../core/portalData.ts';
import { takeTopEnd } from '../../core/topEnd.ts';
import { applicantTokens, type HeldToken } from './applicantTokens.ts';

export interface Applicant {
  readonly held: HeldToken | null;
  /** Rethrows; a 401 also leads back to the login, and what was typed stays on the device. */
  readonly guarded: <Result>(called: Promise<Result>) => Promise<Result>;
}

export function useApplicant({ id, routes }: ProgrammeSummary): Applicant {
  const { school } = usePortalData();
  const navigate = useNavigate();
  const applicant = useMemo(() => {
    const tokens = applicantTokens(school.shortName, id);
    const leave = () => {
      tokens.drop();
      void import('../offline/cachedApplication.ts')
        .then(({ forgetApplication }) => forgetApplication(school.shortName))
        .catch(() => undefined);
      raiseFlag({
        title: 'Please log in again',
        body: 'Your time was up. What you typed is kept on this device.',
        intent: 'warning',
      });
      void navigate(routes.login, { replace: true });
    };
    const guarded = async <Result>(called: Promise<Result>) =>
      called.catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) leave();
        throw error;
      });
    return { held: tokens.held(), guarded };
  }, [school.shortName, id, routes.login, navigate]);
  const isLoggedIn = applicant.held !== null;
  // 'Log out' comes late; until then nobody who is logged in reads 'Login'.
  useEffect(() => (isLoggedIn ? takeTopEnd() : undefined), [isLoggedIn]);
  return applicant;
}

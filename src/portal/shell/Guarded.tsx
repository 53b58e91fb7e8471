import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import type { Claim } from '#contract/people/claims.ts';
import { isOneOf, type StudentKind } from '#rules/studentKind.ts';
import { useFreshClaims } from '../session/useFreshClaims.ts';
import { useSignedIn } from '../session/useSignedIn.ts';
import { LoadingState } from '../ui/states.tsx';

interface GuardedProps {
  readonly claim: Claim;
  readonly notFor?: readonly StudentKind[] | undefined;
  readonly page: ComponentType;
}

/** The server judges every call again. */
export function Guarded({ claim, notFor = [], page: Shown }: GuardedProps) {
  const { claims, isAsking } = useFreshClaims();
  const studentType = useSignedIn()?.studentType ?? null;
  if (isOneOf(notFor, studentType)) return <Navigate to="/no_access" replace />;
  if (claims.includes(claim)) return <Shown />;
  if (isAsking)
    return (
      <main className="page page--middle">
        <LoadingState lines={6} />
      </main>
    );
  return <Navigate to="/no_access" replace />;
}

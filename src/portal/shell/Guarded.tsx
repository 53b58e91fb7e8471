import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import type { Claim } from '#contract/people/claims.ts';
import { useFreshClaims } from '../session/useFreshClaims.ts';
import { LoadingState } from '../ui/states.tsx';

interface GuardedProps {
  readonly claim: Claim;
  readonly page: ComponentType;
}

/** The server judges every call again. */
export function Guarded({ claim, page: Shown }: GuardedProps) {
  const { claims, isAsking } = useFreshClaims();
  if (claims.includes(claim)) return <Shown />;
  if (isAsking)
    return (
      <main className="page page--middle">
        <LoadingState lines={6} />
      </main>
    );
  return <Navigate to="/no_access" replace />;
}

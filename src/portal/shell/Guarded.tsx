import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import type { Claim } from '#contract/people/claims.ts';
import { isOneOf, type StudentKind } from '#rules/studentKind.ts';
import { useFreshClaims } from '../session/useFreshClaims.ts';
import { useSignedIn } from '../session/useSignedIn.ts';
import { Page } from '../ui/Page.tsx';
import { LoadingState } from '../ui/states.tsx';

interface GuardedProps {
  readonly claim: Claim;
  readonly notFor?: readonly StudentKind[] | undefined;
  readonly page: ComponentType;
}

/** The server judges every call again. */
export function Guarded({ claim, notFor = [], page: Shown }: GuardedProps) {
  const { claims, isAsking } = useFreshClaims();
  const user = useSignedIn();
  const studentType = user?.studentType ?? null;
  const refused = user?.impersonationEnds ? <NotInThisPlace /> : <Navigate to="/no_access" replace />;
  if (isOneOf(notFor, studentType)) return refused;
  if (claims.includes(claim)) return <Shown />;
  if (isAsking)
    return (
      <main className="page page--middle">
        <LoadingState lines={6} />
      </main>
    );
  return refused;
}

/** Within the shell, so that the banner that ends the place stays. */
const NotInThisPlace = () => (
  <Page title="Unauthorized access" width="narrow" lead="This page is not open in this person's place.">
    <p>Choose another page from the menu, or end the session above.</p>
  </Page>
);

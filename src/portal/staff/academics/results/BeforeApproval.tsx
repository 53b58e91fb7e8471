import { Link } from 'react-router-dom';
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { Claim } from '#contract/people/claims.ts';
import { useSignedIn } from '../../../session/useSignedIn.ts';
import { decisionsAt, type OfClass } from './addresses.ts';

const BOARDS: readonly Claim[] = ['approve-results', 'senate', 'publish-results'];

/** To the broadsheets before approval and what was decided on them, for whom a board may seat. */
export function BeforeApproval({ of }: { readonly of?: OfClass | undefined }) {
  const claims = useSignedIn()?.claims ?? [];
  if (!BOARDS.some((claim) => claims.includes(claim))) return null;
  return (
    <>
      <Link className="bp6-button bp6-outlined" to={ACADEMICS.classesUnderWay.to}>
        {ACADEMICS.classesUnderWay.name}
      </Link>
      {of && (
        <Link className="bp6-button bp6-outlined" to={decisionsAt(of)}>
          {ACADEMICS.boardDecisions.name}
        </Link>
      )}
    </>
  );
}

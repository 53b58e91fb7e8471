import { Link } from 'react-router-dom';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { RunQuota } from '#contract/admissions/selection.ts';

/** Departments whose candidates nobody can be let in from without an officer, since no requirements are in force. */
export function Unjudged({ quotas }: { readonly quotas: readonly RunQuota[] }) {
  const without = quotas.filter(({ requirementId }) => requirementId === null).map(({ department }) => department);
  if (without.length === 0) return null;
  return (
    <p className="notice notice--warning">
      No requirements are in force for {without.join(', ')}. <Link to={ADMISSIONS.requirements.to}>Enter them</Link>,
      then run it again.
    </p>
  );
}

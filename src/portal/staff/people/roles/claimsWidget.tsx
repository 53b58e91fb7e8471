import { useState } from 'react';
import type { Claim } from '#contract/people/claims.ts';
import type { claims } from '#contract/people/roles.ts';
import { useSection } from '#form/section/session.ts';
import type { WidgetProps, Widgets } from '#form/widgets/widget.ts';
import { LoadedPart } from '../../../kit/record/LoadedPart.tsx';
import { ClaimChoice } from './ClaimChoice.tsx';
import { claimsChange } from './claimsChange.ts';

const NONE: readonly Claim[] = [];

/** Who edits gives no claim that they do not hold; one that was held already can be taken and given back. */
function ClaimsWidget({ id, pointer, value = NONE }: WidgetProps) {
  const section = useSection();
  const chosen = value as readonly Claim[];
  const [held] = useState(chosen);
  const { give, take } = claimsChange(held, chosen);
  const choose = (next: readonly Claim[]) => {
    section.edit(pointer, next);
    section.leave(pointer);
  };
  const words = [give.length > 0 && `Gives ${give.join(', ')}`, take.length > 0 && `takes ${take.join(', ')}`].filter(Boolean).join('; ').replace(/^t/, 'T');
  return (
    <div id={id}>
      <LoadedPart<typeof claims> path="/RoleClaims/claims" params={undefined} label="Loading what can be allowed">
        {(all) => <ClaimChoice claims={all} chosen={chosen} isOpen={({ claim, givable }) => givable || held.includes(claim)} onChoose={choose} />}
      </LoadedPart>
      <p aria-live="polite">{words && `${words}.`}</p>
    </div>
  );
}

export const CLAIMS_WIDGETS: Widgets = { claims: { draw: ClaimsWidget, title: 'group', wide: true } };

import { useState } from 'react';
import type { Claim } from '#contract/people/claims.ts';
import type { claims, ListedClaim } from '#contract/people/roles.ts';
import { useSection } from '#form/section/session.ts';
import type { WidgetProps, Widgets } from '#form/widgets/widget.ts';
import { LoadedPart } from '../../../kit/record/LoadedPart.tsx';
import { ClaimChoice } from './ClaimChoice.tsx';
import { claimsChange } from './claimsChange.ts';
import { useClaimTitles } from './useClaimTitles.ts';

const NONE: readonly Claim[] = [];

/** The editor cannot give a claim that they do not hold themselves. They can take one away that the role had, and give it back. */
function GivenClaims(props: WidgetProps) {
  const chosen = chosenIn(props);
  const [held] = useState(chosen);
  const { give, take } = claimsChange(held, chosen);
  const titles = useClaimTitles();
  const words = [give.length > 0 && `Gives ${titles(give)}`, take.length > 0 && `takes ${titles(take)}`]
    .filter(Boolean)
    .join('; ')
    .replace(/^t/, 'T');
  return (
    <div id={props.id}>
      <Claims {...props} isOpen={({ claim, givable }) => givable || held.includes(claim)} isGiven />
      <p aria-live="polite">{words && `${words}.`}</p>
    </div>
  );
}

/** What is shown to the holders of a claim gives it to nobody, so any may be chosen. */
const ClaimsShown = (props: WidgetProps) => (
  <div id={props.id}>
    <Claims {...props} />
  </div>
);

type ClaimsProps = WidgetProps & { readonly isOpen?: (claim: ListedClaim) => boolean; readonly isGiven?: boolean };

function Claims({ isOpen, isGiven = false, ...props }: ClaimsProps) {
  const section = useSection();
  const choose = (next: readonly Claim[]) => {
    section.edit(props.pointer, next);
    section.leave(props.pointer);
  };
  return (
    <LoadedPart<typeof claims> path="/RoleClaims/claims" params={undefined} label="Loading what can be allowed">
      {(all) => (
        <ClaimChoice claims={all} chosen={chosenIn(props)} isOpen={isOpen} isGiven={isGiven} onChoose={choose} />
      )}
    </LoadedPart>
  );
}

const chosenIn = ({ value = NONE }: WidgetProps) => value as readonly Claim[];

export const CLAIMS_WIDGETS: Widgets = { claims: { draw: GivenClaims, title: 'group', wide: true } };

export const SHOWN_WIDGETS: Widgets = { claims: { draw: ClaimsShown, title: 'group', wide: true } };

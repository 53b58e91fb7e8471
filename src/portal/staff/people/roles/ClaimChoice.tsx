import type { Claim } from '#contract/people/claims.ts';
import type { ListedClaim } from '#contract/people/roles.ts';
import { including, without } from './claimsChange.ts';
import './roles.css';

interface ClaimChoiceProps {
  readonly claims: readonly ListedClaim[];
  readonly chosen: readonly Claim[];
  /** Whether a claim can be given to what is edited here. */
  readonly isOpen?: ((claim: ListedClaim) => boolean) | undefined;
  /** Claims are chosen with those on whose pages they are done: for who is given them, not for who is shown something. */
  readonly isGiven?: boolean;
  readonly onChoose: (chosen: readonly Claim[]) => void;
}

export const ClaimChoice = ({ claims, chosen, isOpen = () => true, isGiven = false, onChoose }: ClaimChoiceProps) => {
  const together = isGiven ? claims : [];
  return (
    <div className="access">
      {sectionsOf(claims).map(([section, inside]) => (
        <fieldset key={section} className="access__section">
          <legend>{section}</legend>
          {inside.map((listed) => {
            const { claim, title, lets } = listed;
            const isChosen = chosen.includes(claim);
            return (
              <label key={claim} className="access__claim">
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && !isOpen(listed)}
                  onChange={() =>
                    onChoose(isChosen ? without(together, chosen, claim) : including(together, chosen, claim))
                  }
                />
                <span>
                  <strong>{title}</strong>
                  {lets} <Remarks listed={listed} isLocked={!isChosen && !isOpen(listed)} />
                </span>
              </label>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
};

const Remarks = ({ listed: { inPerson }, isLocked }: { readonly listed: ListedClaim; readonly isLocked: boolean }) => (
  <>
    {inPerson && <em>Never in another person's place. </em>}
    {isLocked && <em>You do not hold this yourself, so you cannot give it.</em>}
  </>
);

/** In the order of the claims, which is the specification's. */
export const sectionsOf = (claims: readonly ListedClaim[]): [string, ListedClaim[]][] =>
  [...new Set(claims.map(({ section }) => section))].map((name) => [
    name,
    claims.filter(({ section }) => section === name),
  ]);

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Claim } from '#contract/people/claims.ts';
import type { ListedClaim } from '#contract/people/roles.ts';
import { ClaimChoice } from './ClaimChoice.tsx';

const CLAIMS: readonly ListedClaim[] = [
  { claim: 'results', section: 'results', lets: 'See class lists and results.', inPerson: false, givable: true },
  {
    claim: 'marks',
    section: 'results',
    lets: 'Upload marks, change them and approve them.',
    inPerson: true,
    givable: false,
  },
  { claim: 'fees', section: 'fees', lets: 'Set fees and award scholarships.', inPerson: false, givable: false },
];

function Chosen() {
  const [chosen, choose] = useState<readonly Claim[]>(['fees']);
  return (
    <section className="sheet">
      <ClaimChoice claims={CLAIMS} chosen={chosen} isOpen={({ givable }) => givable} onChoose={choose} />
    </section>
  );
}

const meta: Meta<typeof Chosen> = { title: 'Staff/Roles/Claims', component: Chosen };
export default meta;

/** A claim that one does not hold can be taken, and not given again. */
export const ByOneWhoLacksSome: StoryObj<typeof Chosen> = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const box = (name: RegExp) => canvas.getByRole('checkbox', { name });
    await userEvent.click(box(/^results/));
    await expect(box(/^results/)).toBeChecked();
    await expect(box(/^marks/)).toBeDisabled();
    await userEvent.click(box(/^fees/));
    await expect(box(/^fees/)).not.toBeChecked();
    await expect(box(/^fees/)).toBeDisabled();
    await expect(canvas.getAllByText(/You do not hold this yourself/)).toHaveLength(2);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Claim } from '#contract/people/claims.ts';
import type { ListedClaim } from '#contract/people/roles.ts';
import { ClaimChoice } from './ClaimChoice.tsx';

const CLAIMS: readonly ListedClaim[] = [
  {
    claim: 'results',
    title: 'Class lists and results',
    section: 'results',
    lets: 'See class lists and results.',
    inPerson: false,
    on: null,
    givable: true,
  },
  {
    claim: 'marks',
    title: 'Enter scores',
    on: 'results',
    section: 'results',
    lets: 'Upload marks, change them and approve them.',
    inPerson: true,
    givable: false,
  },
  {
    claim: 'fees',
    title: 'Fees and scholarships',
    section: 'fees',
    lets: 'Set fees and award scholarships.',
    inPerson: false,
    on: null,
    givable: false,
  },
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
    await userEvent.click(box(/^Class lists/));
    await expect(box(/^Class lists/)).toBeChecked();
    await expect(box(/^Enter scores/)).toBeDisabled();
    await userEvent.click(box(/^Fees/));
    await expect(box(/^Fees/)).not.toBeChecked();
    await expect(box(/^Fees/)).toBeDisabled();
    await expect(canvas.getAllByText(/You do not hold this yourself/)).toHaveLength(2);
  },
};

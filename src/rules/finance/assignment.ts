import { beats, holdsFor, type Facts, type Selector } from './selector.ts';

export interface AssignedLine {
  readonly feeId: number;
  readonly amountKobo: number;
}

/** Who pays what: of a session, a student type and a purpose, which its reader has chosen already. */
export interface Assignment extends Selector {
  readonly id: number;
  readonly lines: readonly AssignedLine[];
}

export interface Rule {
  readonly assignmentId: number;
  readonly amountKobo: number;
}

export interface WinningLine {
  readonly feeId: number;
  readonly amountKobo: number;
  /** `beaten` begins with the rule that came nearest. */
  readonly why: { readonly won: Rule; readonly beaten: readonly Rule[] };
}

/** Fee by fee, of the assignments that hold for a student the most specific wins. Fees come in the order of their ids. */
export function winningLines(assignments: readonly Assignment[], facts: Facts): WinningLine[] {
  const rules = new Map<number, Rule[]>();
  const holding = assignments.filter((assignment) => holdsFor(assignment, facts)).sort(beats);
  for (const { id, lines } of holding) {
    for (const { feeId, amountKobo } of lines) {
      rules.set(feeId, [...(rules.get(feeId) ?? []), { assignmentId: id, amountKobo }]);
    }
  }
  return [...rules]
    .map(([feeId, [won, ...beaten]]) => ({ feeId, amountKobo: won!.amountKobo, why: { won: won!, beaten } }))
    .sort((one, other) => one.feeId - other.feeId);
}

export const totalKobo = (lines: readonly { readonly amountKobo: number }[]): number =>
  lines.reduce((sum, { amountKobo }) => sum + amountKobo, 0);

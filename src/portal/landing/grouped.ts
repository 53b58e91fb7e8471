import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { QUALIFICATIONS, type QualificationName } from '#catalogue/registry/qualifications.ts';

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly programmes: readonly ProgrammeSummary[];
}

export const NAMES = Object.keys(QUALIFICATIONS) as readonly QualificationName[];

/** A programme stands once, where its first qualification is; whoever chooses a qualification sees all that it leads to. */
export function grouped(programmes: readonly ProgrammeSummary[], chosen: QualificationName | undefined): readonly Group[] {
  const ordered = [...programmes].sort((one, other) => placeOf(one) - placeOf(other));
  const groups = NAMES.filter((name) => !chosen || chosen === name).map((name) => ({
    id: name, title: `With ${QUALIFICATIONS[name].meaning}`, programmes: ordered.filter(({ qualifications = [] }) => (chosen ? qualifications.includes(name) : qualifications[0] === name)),
  }));
  const others = chosen ? [] : ordered.filter(({ qualifications }) => !qualifications);
  return [...groups, { id: 'other', title: 'Other applications', programmes: others }].filter((group) => group.programmes.length > 0);
}

/** Those whose form is ready come first; without a place of its own a programme follows those that have one. */
const placeOf = ({ hasForm, order = 100 }: ProgrammeSummary): number => order + (hasForm ? 0 : 1000);

import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { QUALIFICATIONS, type QualificationName } from '#catalogue/registry/qualifications.ts';

/** One that waits for a correction may say as little as its name. */
type Placed = Partial<Pick<ProgrammeSummary, 'qualifications' | 'order' | 'hasForm' | 'made'>>;

export interface Group<Programme extends Placed> {
  readonly id: string;
  readonly title: string;
  readonly programmes: readonly Programme[];
}

export const NAMES = Object.keys(QUALIFICATIONS) as readonly QualificationName[];

/** A programme stands once, where its first qualification is; whoever chooses a qualification sees all that it leads to. */
export function grouped<Programme extends Placed>(
  programmes: readonly Programme[],
  chosen: QualificationName | undefined,
): readonly Group<Programme>[] {
  const ordered = programmes
    .filter(({ made }) => made?.active !== false)
    .sort((one, other) => placeOf(one) - placeOf(other));
  const groups = NAMES.filter((name) => !chosen || chosen === name).map((name) => ({
    id: name,
    title: `With ${QUALIFICATIONS[name].meaning}`,
    programmes: ordered.filter(({ qualifications = [] }) =>
      chosen ? qualifications.includes(name) : qualifications[0] === name,
    ),
  }));
  const others = chosen ? [] : ordered.filter(({ qualifications }) => !qualifications);
  return [...groups, { id: 'other', title: 'Other applications', programmes: others }].filter(
    (group) => group.programmes.length > 0,
  );
}

/** Those whose form is ready, or that have none, come first; without a place of its own a programme follows those that have one. */
const placeOf = ({ hasForm, made, order = 100 }: Placed): number => order + (hasForm || made ? 0 : 1000);

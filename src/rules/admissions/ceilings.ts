/** The ceilings of one programme in a session, and how many hold a place. */
export interface ProgrammeCeiling {
  readonly departmentId: number;
  readonly programmeId: number;
  readonly department: string;
  /** That the college gives, in first year. */
  readonly seats: number;
  /** That the regulator allows, at whatever level; null where nothing is said. */
  readonly capacity: number | null;
  readonly firstYear: number;
  readonly admitted: number;
}

/** What the college as a whole may admit, in all programmes that have a quota. */
export interface CollegeCeiling {
  readonly seats: number;
  readonly admitted: number;
}

export interface Ceilings {
  readonly programmes: readonly ProgrammeCeiling[];
  readonly college: CollegeCeiling | null;
}

export interface PlaceTaken {
  readonly departmentId: number;
  readonly programmeId: number;
  readonly level: number;
}

const FIRST_YEAR = 100;

const collegeFull = ({ seats }: CollegeCeiling): string => `the quota of the college is ${seats}, and it is reached`;

/** Which quota is exceeded as it stands, of the programme first; undefined where all hold. */
export function exceeded(programme: ProgrammeCeiling, college: CollegeCeiling | null): string | undefined {
  const { department, seats, capacity, firstYear, admitted } = programme;
  if (firstYear > seats) return `the quota of ${department} is ${seats}, and it is reached`;
  if (capacity !== null && admitted > capacity)
    return `the carrying capacity of ${department} is ${capacity}, and it is reached`;
  return college && college.admitted > college.seats ? collegeFull(college) : undefined;
}

/** Of places that are to be taken in this order, why each that goes over a ceiling does; those count nothing for who comes after. */
export function overCeilings<Place extends PlaceTaken>(
  places: readonly Place[],
  { programmes, college }: Ceilings,
): ReadonlyMap<Place, string> {
  const keyOf = ({ departmentId, programmeId }: Pick<PlaceTaken, 'departmentId' | 'programmeId'>) =>
    `${departmentId}/${programmeId}`;
  const ceilings = new Map(programmes.map((programme) => [keyOf(programme), programme]));
  let taken = college?.admitted ?? 0;
  const over = new Map<Place, string>();
  for (const place of places) {
    const before = ceilings.get(keyOf(place));
    if (!before) continue;
    const after = {
      ...before,
      firstYear: before.firstYear + (place.level === FIRST_YEAR ? 1 : 0),
      admitted: before.admitted + 1,
    };
    const why = newlyExceeded(before, after, college && { ...college, admitted: taken + 1 });
    if (why) over.set(place, why);
    else {
      ceilings.set(keyOf(place), after);
      taken += 1;
    }
  }
  return over;
}

/** A ceiling of first year that is exceeded already refuses nobody of another level. */
const newlyExceeded = (before: ProgrammeCeiling, after: ProgrammeCeiling, college: CollegeCeiling | null) =>
  exceeded(before.firstYear === after.firstYear ? { ...after, firstYear: 0 } : after, college);

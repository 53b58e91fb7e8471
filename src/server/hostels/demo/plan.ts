import { OWN_STUDENT, ownStudent, studentAt, type DemoStudent } from '../../kit/demo/students.ts';
import { randomOf } from '../../kit/demo/random.ts';
import type { Demo } from '../../platform/demo.ts';

export type Gender = DemoStudent['gender'];

const BEDS_A_ROOM = 4;
const LETTERS = ['A', 'B', 'C', 'D'];

/** Two hostels for each sex, and in each rooms of three categories. */
export const DEMO_HOSTELS: readonly { readonly name: string; readonly location: string; readonly gender: Gender }[] = [
  { name: 'Queen Amina Hall', location: 'East campus, behind the library', gender: 'Female' },
  { name: 'Moremi Hall', location: 'East campus, by the sports ground', gender: 'Female' },
  { name: 'Azikiwe Hall', location: 'West campus, by the main gate', gender: 'Male' },
  { name: 'Balewa Hall', location: 'West campus, behind the chapel', gender: 'Male' },
];

export const DEMO_CATEGORIES = [
  { name: 'Standard room', naira: 30_000 },
  { name: 'Room with balcony', naira: 36_000 },
  { name: 'En-suite room', naira: 55_000 },
] as const;

export interface DemoRoom {
  readonly hostel: string;
  readonly gender: Gender;
  readonly category: (typeof DEMO_CATEGORIES)[number];
  readonly name: string;
  readonly floor: number;
}

export interface DemoBed extends DemoRoom {
  readonly letter: string;
}

/** A bed for every second student, in whole rooms. */
export function demoRooms({ students }: Pick<Demo, 'students'>): DemoRoom[] {
  const rooms = Math.max(DEMO_HOSTELS.length, Math.round(students / 2 / BEDS_A_ROOM));
  return Array.from({ length: rooms }, (_, index) => {
    const { name: hostel, gender } = DEMO_HOSTELS[index % DEMO_HOSTELS.length]!;
    const within = Math.floor(index / DEMO_HOSTELS.length);
    const floor = Math.floor(within / 12);
    return {
      hostel,
      gender,
      floor,
      name: `${floor}${String((within % 12) + 1).padStart(2, '0')}`,
      category: DEMO_CATEGORIES[within % 5 === 4 ? 2 : within % 3 === 2 ? 1 : 0],
    };
  });
}

/** What is blocked or broken, one bed in forty, nobody sleeps in. */
export const demoBeds = (demo: Pick<Demo, 'students'>): DemoBed[] =>
  demoRooms(demo).flatMap((room) => LETTERS.map((letter) => ({ ...room, letter })));

export const bedState = (place: number): 'usable' | 'blocked' | 'broken' =>
  place % 40 === 39 ? (place % 80 === 79 ? 'broken' : 'blocked') : 'usable';

export interface DemoPlaced {
  readonly student: DemoStudent;
  readonly bed: DemoBed;
}

const plans = new Map<string, readonly DemoPlaced[]>();
/** Of the beds so many are taken: 430 of 600. */
const TAKEN_SHARE = 43 / 60;

/** Who has which bed in the open session, each in a hostel of their own sex. The account `student` has none yet. */
export function demoPlaced(demo: Demo): readonly DemoPlaced[] {
  const key = `${demo.day} ${demo.students}`;
  const known = plans.get(key);
  if (known) return known;
  const beds = demoBeds(demo);
  const wanted = Math.round(beds.length * TAKEN_SHARE);
  const usable = beds.filter((_, place) => bedState(place) === 'usable');
  const free = Map.groupBy(usable, ({ gender }) => gender);
  const placed: DemoPlaced[] = [];
  for (let place = 0; place < demo.students && placed.length < wanted; place += 1) {
    const student = studentAt(demo, (place * STRIDE) % demo.students);
    const bed = wantsBed(student) ? free.get(student.gender)?.pop() : undefined;
    if (bed) placed.push({ student, bed });
  }
  plans.clear();
  plans.set(key, placed);
  return placed;
}

/** With the number of students it has no common factor in any college of the demo that is not a multiple of it. */
const STRIDE = 7_919;

/** Those who live in town do not ask. */
const wantsBed = ({ place, userName }: DemoStudent): boolean =>
  userName !== OWN_STUDENT.userName && randomOf(`wants a bed ${place}`).chance(0.6);

/** Last session the account `student` and some others had a bed, and gave it back. */
export const demoPlacedBefore = (demo: Demo): DemoPlaced[] => {
  const beds = demoBeds(demo).filter((_, place) => bedState(place) === 'usable');
  const own = ownStudent(demo);
  const stayed = demoPlaced(demo).filter(({ student }) => student.entryYear < Number(demo.session.name.slice(0, 4)));
  const ownBed = beds.find(({ gender }) => gender === own.gender)!;
  const others = stayed.filter(({ bed }, index) => index % 3 === 0 && !isSame(bed, ownBed));
  return [{ student: own, bed: ownBed }, ...others];
};

const isSame = (one: DemoBed, other: DemoBed): boolean =>
  one.hostel === other.hostel && one.name === other.name && one.letter === other.letter;

import type { Programme } from '#catalogue/programme.ts';
import type { Demo } from '../../../platform/demo.ts';
import { personOf, type Person } from '../../../kit/demo/people.ts';
import { randomOf } from '../../../kit/demo/random.ts';

/** How far an application has come. */
export type Progress = 'invoiced' | 'paid' | 'begun' | 'drafted' | 'part' | 'submitted';

const EACH_PROGRESS: readonly Progress[] = ['invoiced', 'paid', 'begun', 'drafted', 'part', 'submitted'];
const USUAL: readonly (readonly [Progress, number])[] = [
  ['invoiced', 20],
  ['paid', 9],
  ['begun', 6],
  ['drafted', 10],
  ['part', 17],
  ['submitted', 38],
];
/** The programmes that most apply for, by their ids, beside 1 for the others. */
const DEMAND: Readonly<Record<string, number>> = {
  'post-utme': 6,
  jupeb: 4,
  'direct-entry': 2.5,
  'national-diploma': 2.5,
  postgraduate: 2,
  'putme-slip': 1.5,
};

export interface PlannedApplication {
  readonly place: number;
  readonly programme: Programme;
  readonly progress: Progress;
  readonly applicant: Person;
  /** It was begun long enough ago to have come as far as was planned. */
  readonly isInTime: boolean;
}

/** A third as many as students, and at least one of every programme at every point. */
export const plannedApplications = (demo: Pick<Demo, 'catalogue' | 'students'>): number =>
  Math.max(openTo(demo).length * EACH_PROGRESS.length, Math.round(demo.students / 3));

/** The first go round every programme and point, the others to where most go. */
export function plannedAt(demo: Pick<Demo, 'catalogue' | 'session'>, place: number): PlannedApplication {
  const programmes = openTo(demo);
  const random = randomOf(`application ${place}`);
  const year = Number(demo.session.name.slice(0, 4));
  const isFirst = place < programmes.length * EACH_PROGRESS.length;
  const programme = isFirst
    ? programmes[place % programmes.length]!
    : random.weighted(programmes.map((each) => [each, DEMAND[each.id] ?? 1] as const));
  const progress = isFirst ? EACH_PROGRESS[Math.floor(place / programmes.length)]! : random.weighted(USUAL);
  return { place, programme, progress, isInTime: isFirst, applicant: personOf(random, ...bornOf(programme, year)) };
}

const openTo = ({ catalogue }: Pick<Demo, 'catalogue'>): Programme[] =>
  catalogue.programmes.filter(({ hasForm }) => hasForm);

/** Who applies from school is young; teachers and graduates are not. */
const bornOf = ({ id }: Programme, year: number): [number, number] =>
  /postgraduate|sandwich|cce/.test(id) ? [year - 45, year - 25] : [year - 22, year - 17];

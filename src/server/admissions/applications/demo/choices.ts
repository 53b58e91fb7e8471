import type { LookupName, Option } from '#catalogue/registry/lookups.ts';
import { DEMO_DEPARTMENTS } from '../../../kit/demo/departments.ts';
import type { Random } from '../../../kit/demo/random.ts';
import type { Teller } from './texts.ts';

const NIGERIA = 566;

type Ids = readonly Option['id'][];
type Choice = (
  options: readonly Option[],
  chooser: Teller & { readonly random: Random },
  field: string,
) => Option['id'] | undefined;

/** The options with these names; all of them where there are none. */
const named = (options: readonly Option[], ...names: readonly string[]): Ids => {
  const match = options.filter(({ name }) => names.includes(name));
  return (match.length > 0 ? match : options).map(({ id }) => id);
};

const among = (options: readonly Option[], ids: Ids): Ids => {
  const match = options.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
  return match.length > 0 ? match : options.map(({ id }) => id);
};

const within = (options: readonly Option[], from: number, to: number): Ids => {
  const match = options.map(({ id }) => id).filter((id) => Number(id) >= from && Number(id) <= to);
  return match.length > 0 ? match : options.map(({ id }) => id);
};

/** What most people choose, where it is not all the same. */
const CHOICES: Readonly<Partial<Record<LookupName, Choice>>> = {
  countries: (options, { random }) => random.pick(among(options, [NIGERIA])),
  genders: (options, { random, person }) => random.pick(named(options, person.gender)),
  religions: (options, { random, person }) => random.pick(named(options, person.religion)),
  titles: (options, { random, person }) =>
    random.pick(named(options, ...(person.gender === 'Female' ? ['Miss', 'Miss', 'Mrs'] : ['Mr']))),
  states: (options, { random, person }) => random.pick(named(options, person.state)),
  'states-of-residence': (options, { random, person }) =>
    random.pick(random.chance(0.7) ? named(options, person.state) : options.map(({ id }) => id)),
  'marital-statuses': (options, { random, person, year }) =>
    random.pick(
      named(
        options,
        random.chance(year - Number(person.birthday.slice(0, 4)) > 25 ? 0.6 : 0.02) ? 'Married' : 'Single',
      ),
    ),
  relationships: (options, { random }) =>
    random.pick(named(options, 'Father', 'Mother', 'Brother', 'Uncle', 'Guardian')),
  faculties: (options, { random }) =>
    random.pick(
      among(
        options,
        DEMO_DEPARTMENTS.map(({ facultyId }) => facultyId),
      ),
    ),
  departments: (options, { random }) =>
    random.pick(
      among(
        options,
        DEMO_DEPARTMENTS.map(({ id }) => id),
      ),
    ),
  'o-level-types': (options, { random }) => random.pick(named(options, 'WAEC (WASSCE)', 'NECO (SSCE)')),
  'o-level-years': (options, { random, year }) => random.pick(within(options, year - 5, year - 1)),
  'o-level-grades': (options, { random }) =>
    random.pick(random.chance(0.9) ? named(options, 'A1', 'B2', 'B3', 'C4', 'C5', 'C6') : options.map(({ id }) => id)),
  years: (options, { random, year }, field) =>
    random.pick(within(options, year - (/from/i.test(field) ? 14 : 8), year - (/from/i.test(field) ? 9 : 1))),
};

/** Undefined where nothing is offered. */
export function choose(
  lookup: LookupName,
  options: readonly Option[],
  field: string,
  chooser: Teller & { readonly random: Random },
): Option['id'] | undefined {
  if (options.length === 0) return undefined;
  return CHOICES[lookup]?.(options, chooser, field) ?? chooser.random.pick(options).id;
}

import type { ProfileSectionName } from '#contract/students/profiles.ts';
import { phoneOf, type Person } from '../../../kit/demo/people.ts';
import type { Random } from '../../../kit/demo/random.ts';
import type { Demo } from '../../../platform/demo.ts';

const NIGERIA = 566;

export interface DemoSection {
  readonly section: ProfileSectionName;
  readonly answers: Readonly<Record<string, unknown>>;
}

type Filled = Pick<Person, 'surname' | 'gender' | 'religion' | 'state'>;

/** What one student has filled in; some have begun, and few have everything. @param share of each section's chance */
export function demoSections(
  { lookups }: Pick<Demo, 'lookups'>,
  random: Random,
  { surname, gender, religion, state }: Filled,
  share = 1,
): DemoSection[] {
  const idIn = (list: Parameters<Demo['lookups']['list']>[0], name: string, parents: readonly unknown[] = []) => {
    const options = lookups.list(list, parents);
    return (options.find((option) => option.name === name) ?? options[0])?.id;
  };
  const stateId = idIn('states', state, [NIGERIA]);
  const [lga] = lookups.list('lgas', [stateId]);
  const kin = `${surname} ${random.pick(['Grace', 'Musa', 'Ngozi', 'Peter', 'Halima', 'Tunde'])}`;
  const address = `${random.between(1, 90)} ${random.pick(['Market Road', 'Station Road', 'College Road', 'Hospital Road'])}, ${state}`;
  const sections: readonly (readonly [chance: number, section: ProfileSectionName, answers: DemoSection['answers']])[] =
    [
      [
        0.85,
        'personal-data',
        {
          titleId: idIn('titles', gender === 'Female' ? 'Miss' : 'Mr'),
          maritalStatusId: idIn('marital-statuses', 'Single'),
          religionId: idIn('religions', religion),
          countryId: NIGERIA,
          stateId,
          ...(lga && { lgaId: lga.id }),
          homeTown: lga?.name ?? state,
          nin: random.digits(11),
          stateOfResidenceId: lookups.list('states-of-residence', [])[0]?.id,
          contactAddress: address,
          hasDisability: 'No',
        },
      ],
      [0.75, 'programme-detail', { enrolledBefore: 'No' }],
      [
        0.8,
        'next-of-kin',
        {
          nextOfKin: {
            fullname: kin,
            relationshipId: idIn('relationships', 'Mother'),
            mobileNumber: phoneOf(random),
            address,
          },
        },
      ],
      [0.7, 'sponsor', { hasSponsor: 'No' }],
      [
        0.5,
        'medical-records',
        {
          bloodGroup: random.pick(['A+', 'B+', 'O+', 'O-', 'AB+']),
          genotype: random.weighted([
            ['AA', 7],
            ['AS', 3],
          ]),
        },
      ],
      [0.3, 'work-history', { hasWorked: 'No' }],
    ];
  return sections.flatMap(([chance, section, answers]) =>
    random.chance(chance * share) ? [{ section, answers }] : [],
  );
}

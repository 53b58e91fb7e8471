import { MIDDLE_NAMES, REGIONS } from './names.ts';
import type { Random } from './random.ts';

export interface Person {
  readonly surname: string;
  readonly firstname: string;
  /** '' for who has none. */
  readonly middlename: string;
  readonly gender: 'Male' | 'Female';
  readonly religion: 'Christianity' | 'Islam';
  readonly state: string;
  /** YYYY-MM-DD. */
  readonly birthday: string;
  readonly phone: string;
}

export function personOf(random: Random, bornFrom: number, bornTo: number): Person {
  const region = random.weighted(REGIONS.map((each) => [each, each.share] as const));
  const gender = random.chance(0.52) ? 'Female' : 'Male';
  const religion = random.chance(region.muslims / 100) ? 'Islam' : 'Christianity';
  const [women, men] = MIDDLE_NAMES[religion];
  return {
    surname: random.pick(region.surnames),
    firstname: random.pick(gender === 'Female' ? region.women : region.men),
    middlename: random.chance(0.6) ? random.pick(gender === 'Female' ? women : men) : '',
    gender,
    religion,
    state: random.pick(region.states),
    birthday: `${random.between(bornFrom, bornTo)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`,
    phone: phoneOf(random),
  };
}

/** 01 was the area code of Lagos until 2024 and no subscriber's number began with 0, so 0100… rings nowhere, then or now. */
export const phoneOf = (random: Random): string => `0100${random.digits(7)}`;

/** Nobody receives mail at `.example` (RFC 2606). `place` keeps two of one name apart. */
export const addressOf = (
  { firstname, surname }: Pick<Person, 'firstname' | 'surname'>,
  place: number | string,
  domain: `${string}.example`,
): string => `${plain(firstname)}.${plain(surname)}${place}@${domain}`;

export const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

const two = (number: number) => String(number).padStart(2, '0');

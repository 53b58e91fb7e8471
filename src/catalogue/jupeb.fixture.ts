import { fileURLToPath } from 'node:url';
import { compiledSection } from './compiling/compiledSection.ts';
import { loadCatalogue } from './reading/load.ts';
import type { ValidationContext } from './verdict.ts';

const catalogue = loadCatalogue(fileURLToPath(new URL('../..', import.meta.url)));

export const jupeb = catalogue.byId('jupeb')!;

export const sectionOf = (name: string) => compiledSection(jupeb, name);

const NIGERIA = 1;
/** Its states have no LGAs. */
export const GHANA = 2;
/** It has no states. */
export const MONACO = 3;
export const LAGOS = 25;
export const ASHANTI = 40;
export const PASSPORT = '0b9f3c1e-8f0a-4d1c-9a55-3c1b2d4e5f60';

const LISTS: Readonly<Record<string, (parents: readonly unknown[]) => readonly unknown[]>> = {
  uploads: () => [PASSPORT],
  countries: () => [NIGERIA, GHANA, MONACO],
  states: ([country]) => (country === NIGERIA ? [LAGOS] : country === GHANA ? [ASHANTI] : []),
  lgas: ([state]) => (state === LAGOS ? [501, 502] : []),
  'jupeb-combinations': ([faculty]) => (faculty === 1 ? [21] : faculty === 2 ? [31, 38] : []),
  'o-level-years': () => [2023, 2024, 2025],
  'o-level-subjects': () => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
};

export const optionsOf = (lookup: string, parents: readonly unknown[]) => LISTS[lookup]?.(parents) ?? [1, 2];

export const CONTEXT: ValidationContext = {
  year: 2026,
  hasPassport: true,
  options: (lookup, parents) => new Set(optionsOf(lookup, parents)),
};

export const PERSONAL_DETAILS = {
  passport: PASSPORT,
  titleId: 1,
  lastname: 'Okafor',
  firstname: 'Adaeze',
  middlename: 'Ngozi',
  genderId: 2,
  dateOfBirth: '2008-05-17',
  countryId: NIGERIA,
  stateId: LAGOS,
  lgaId: 501,
  permanentAddress: '12 Marina Road, Lagos',
  mobileNumber: '08031234567',
  email: 'adaeze@example.com',
  hasDisability: 'No',
  religionId: 1,
  jupebOptionId: 1,
  jupebOptionSubjectId: 21,
};

const PERSON = {
  Fullname: 'Musa Okafor',
  Address: '12 Marina Road, Lagos',
  MobileNumber: '+2348031234567',
  Email: 'musa@example.com',
};

export const SPONSOR_AND_REFEREE = { Sponsor: { ...PERSON, RelationshipId: 1 }, Referee: PERSON };

export const subjectRows = (count: number): { subjectId?: number; gradeId?: number }[] =>
  Array.from({ length: count }, (_, index) => ({ subjectId: index + 1, gradeId: 1 }));

export const SITTING = {
  ExaminationTypeId: 1,
  examNumber: '4250101001',
  examYear: 2025,
  examCenter: 'Government College Umuahia',
  resultPin: '123456789012',
  resultSerialNumber: 'WRC01234567',
  subjects: subjectRows(9),
};

export const O_LEVEL_RESULT = { oLevelInfo: [SITTING] };

/** Ids never change their meaning; names may. */
export interface Lookup {
  /** Relative to the base address of the API. A parent that the path names (`:studentTypeId`) stands in it, any other in the query. */
  readonly path: `/${string}`;
  /** The parents' names, in the order of a field's `lookupBy`. */
  readonly by: readonly string[];
}

/** The application's own files: the page knows this list, so it has no address. */
export const UPLOADS = 'uploads';

export const LOOKUPS = {
  titles: { path: '/Enum/titles', by: [] },
  genders: { path: '/Enum/genders', by: [] },
  'marital-statuses': { path: '/Enum/marital-statuses', by: [] },
  religions: { path: '/Enum/religions', by: [] },
  relationships: { path: '/Enum/relationships', by: [] },
  countries: { path: '/CountryStatesLGA/countries', by: [] },
  states: { path: '/CountryStatesLGA/states', by: ['countryId'] },
  lgas: { path: '/CountryStatesLGA/lgas', by: ['stateId'] },
  'states-of-residence': { path: '/CountryStatesLGA/states-of-residence', by: [] },
  'o-level-types': { path: '/Select/o-level-exam-types', by: [] },
  'o-level-years': { path: '/Select/o-level-exam-years', by: [] },
  'o-level-subjects': { path: '/Select/subjects', by: [] },
  'o-level-grades': { path: '/Select/o-level-grades', by: [] },
  'utme-subjects': { path: '/Select/utme-subjects', by: [] },
  faculties: { path: '/Select/faculties', by: [] },
  departments: { path: '/Select/departments', by: ['facultyId'] },
  'all-departments': { path: '/Department/all-departments', by: [] },
  'application-departments': { path: '/Department/application-departments', by: ['studentTypeId'] },
  'department-options': { path: '/Department/departmentoptions', by: ['departmentId'] },
  'areas-of-specialization': { path: '/AreaOfSpecialization/areas-of-specialization', by: ['departmentId'] },
  'all-areas-of-specialization': { path: '/AreaOfSpecialization/all-areas', by: [] },
  degrees: { path: '/Select/degrees', by: [] },
  'payment-plans': { path: '/Enum/payment-plans', by: [] },
  'ways-of-hearing': { path: '/Enum/ways-of-hearing', by: [] },
  'staff-departments': { path: '/Select/staff-departments', by: [] },
  'student-types': { path: '/StudentType/student-types', by: [] },
  'diploma-programmes': { path: '/Select/school-programmes/5', by: [] },
  'cce-programmes': { path: '/Select/school-programmes/11', by: [] },
  'certificate-programmes': { path: '/Select/school-programmes/12', by: [] },
  'school-programmes': { path: '/Select/school-programmes/:studentTypeId', by: ['studentTypeId'] },
  'programme-departments': { path: '/Select/programme-departments', by: ['schoolProgrammeId'] },
  levels: { path: '/Select/levels', by: [] },
  'student-levels': { path: '/Select/levels/:studentTypeId', by: ['studentTypeId'] },
  semesters: { path: '/Select/semesters', by: [] },
  sessions: { path: '/Select/sessions', by: [] },
  courses: { path: '/Select/courses', by: ['departmentId'] },
  roles: { path: '/Select/roles', by: [] },
  'menu-groups': { path: '/Select/menu-groups', by: [] },
  'fee-categories': { path: '/Select/fee-categories', by: [] },
  'fee-types': { path: '/Select/fee-types', by: [] },
  'modes-of-study': { path: '/Enum/modes-of-study', by: [] },
  'sandwich-campuses': { path: '/Enum/campuses', by: [] },
  'certificate-types': { path: '/Select/certificate-types', by: [] },
  'certificate-grades': { path: '/Select/grades/:certificateTypeId', by: ['certificateTypeId'] },
  'document-types': { path: '/Enum/document-types', by: [] },
  'ace-grades': { path: '/Select/grades/9', by: [] },
  'tc-grades': { path: '/Select/grades/10', by: [] },
  years: { path: '/Select/years', by: [] },
  languages: { path: '/Select/languages', by: [] },
  proficiencies: { path: '/Select/proficiencies', by: [] },
  'jupeb-faculties': { path: '/Department/jupeb-options', by: [] },
  'jupeb-combinations': { path: '/Department/jupeb-option-subjects', by: ['jupebOptionId'] },
  'blood-groups': { path: '/Enum/blood-groups', by: [] },
  genotypes: { path: '/Enum/genotypes', by: [] },
  'payment-types': { path: '/Enum/payment-types', by: [] },
  'payment-purposes': { path: '/Enum/payment-purposes', by: [] },
  'payment-channels': { path: '/Enum/payment-channel', by: [] },
  'staff-types': { path: '/Enum/staff-types', by: [] },
  'salary-grades': { path: '/Enum/salary-grades', by: [] },
  banks: { path: '/Finance/banks', by: [] },
  'pension-funds': { path: '/Finance/pension-funds', by: [] },
} as const satisfies Record<string, Lookup>;

export type LookupName = keyof typeof LOOKUPS;

export const isLookup = (name: string): name is LookupName => Object.hasOwn(LOOKUPS, name);

export interface Option {
  readonly id: number | string;
  readonly name: string;
}

/** Under which path and query a list is read. @param parents in the order of `by` */
export function lookupAddress({ path, by }: Lookup, parents: readonly unknown[]): string {
  const values = by.map((name, index) => [name, String(parents[index])] as const);
  const [inPath, inQuery] = [
    values.filter(([name]) => path.includes(`:${name}`)),
    values.filter(([name]) => !path.includes(`:${name}`)),
  ];
  const base = inPath.reduce(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(value)),
    path as string,
  );
  return inQuery.length === 0 ? base : `${base}?${new URLSearchParams(inQuery.map((value) => [...value]))}`;
}

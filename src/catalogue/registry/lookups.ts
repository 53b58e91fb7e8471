/** Ids never change their meaning; names may. */
export interface Lookup {
  /** Relative to the base address of the API. */
  readonly path: `/${string}`;
  /** The query's names for the parents, in the order of a field's `lookupBy`. */
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
  'o-level-subjects': { path: '/Select/o-level-subjects', by: [] },
  'o-level-grades': { path: '/Select/o-level-grades', by: [] },
  'utme-subjects': { path: '/Select/utme-subjects', by: [] },
  faculties: { path: '/Select/faculties', by: [] },
  departments: { path: '/Select/departments', by: ['facultyId'] },
  'all-departments': { path: '/Department/all-departments', by: [] },
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
  'school-programmes': { path: '/SchoolProgramme/school-programmes', by: ['studentTypeId'] },
  'programme-departments': { path: '/Select/programme-departments', by: ['schoolProgrammeId'] },
  levels: { path: '/Select/levels', by: [] },
  semesters: { path: '/Select/semesters', by: [] },
  courses: { path: '/Select/courses', by: ['departmentId'] },
  roles: { path: '/Select/roles', by: [] },
  'menu-groups': { path: '/Select/menu-groups', by: [] },
  'modes-of-study': { path: '/Enum/modes-of-study', by: [] },
  'sandwich-campuses': { path: '/Enum/campuses', by: [] },
  'certificate-types': { path: '/Select/certificate-types', by: [] },
  'document-types': { path: '/Enum/document-types', by: [] },
  'ace-grades': { path: '/Select/grades/9', by: [] },
  'tc-grades': { path: '/Select/grades/10', by: [] },
  years: { path: '/Select/years', by: [] },
  languages: { path: '/Select/languages', by: [] },
  proficiencies: { path: '/Select/proficiencies', by: [] },
  'jupeb-faculties': { path: '/Department/jupeb-options', by: [] },
  'jupeb-combinations': { path: '/Department/jupeb-option-subjects', by: ['jupebOptionId'] },
} as const satisfies Record<string, Lookup>;

export type LookupName = keyof typeof LOOKUPS;

export const isLookup = (name: string): name is LookupName => Object.hasOwn(LOOKUPS, name);

export interface Option {
  readonly id: number | string;
  readonly name: string;
}

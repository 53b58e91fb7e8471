/** A named list of answers. Ids never change their meaning; names may. */
export interface Lookup {
  /** Where it is read, relative to the API base address. */
  readonly path: `/${string}`;
  /** The query's names for the parents it depends on, in the order of a field's `lookupBy`. */
  readonly by: readonly string[];
  /** For the catalogue and the checker's messages. */
  readonly meaning: string;
}

/** The application's own files: a list that a declaration may name, known to the page and read from no address. */
export const UPLOADS = 'uploads';

/** The other lists that a declaration may name. */
export const LOOKUPS = {
  titles: { path: '/Enum/titles', by: [], meaning: 'Mr, Mrs, Miss ...' },
  genders: { path: '/Enum/genders', by: [], meaning: 'Male, Female' },
  'marital-statuses': { path: '/Enum/marital-statuses', by: [], meaning: 'Single, Married ...' },
  religions: { path: '/Enum/religions', by: [], meaning: 'Christianity, Islam ...' },
  relationships: { path: '/Enum/relationships', by: [], meaning: 'Father, Mother, Guardian ...' },
  countries: { path: '/CountryStatesLGA/countries', by: [], meaning: 'the countries of the world' },
  states: { path: '/CountryStatesLGA/states', by: ['countryId'], meaning: 'the states of a country' },
  lgas: { path: '/CountryStatesLGA/lgas', by: ['stateId'], meaning: 'the local government areas of a state' },
  'states-of-residence': { path: '/CountryStatesLGA/states-of-residence', by: [], meaning: 'the states of Nigeria, and outside Nigeria' },
  'o-level-types': { path: '/Select/o-level-exam-types', by: [], meaning: 'WAEC, NECO, NABTEB and their GCE variants' },
  'o-level-years': { path: '/Select/o-level-exam-years', by: [], meaning: 'the years an O-Level may have been sat' },
  'o-level-subjects': { path: '/Select/o-level-subjects', by: [], meaning: 'O-Level subjects' },
  'o-level-grades': { path: '/Select/o-level-grades', by: [], meaning: 'A1 to F9, and AR for an awaited result' },
  'utme-subjects': { path: '/Select/utme-subjects', by: [], meaning: 'the subjects of UTME' },
  faculties: { path: '/Select/faculties', by: [], meaning: "the college's faculties" },
  departments: { path: '/Select/departments', by: ['facultyId'], meaning: 'the departments of a faculty' },
  'all-departments': { path: '/Department/all-departments', by: [], meaning: 'the departments of all faculties' },
  'department-options': { path: '/Department/departmentoptions', by: ['departmentId'], meaning: 'the options of a department; many have none' },
  'areas-of-specialization': { path: '/AreaOfSpecialization/areas-of-specialization', by: ['departmentId'], meaning: 'what a department offers postgraduates' },
  'all-areas-of-specialization': { path: '/AreaOfSpecialization/all-areas', by: [], meaning: 'the areas of specialization, whoever offers them' },
  degrees: { path: '/Select/degrees', by: [], meaning: 'the postgraduate degrees: PGD, M.Sc., Ph.D. ...' },
  'payment-plans': { path: '/Enum/payment-plans', by: [], meaning: 'who pays: own savings, family, employer ...' },
  'ways-of-hearing': { path: '/Enum/ways-of-hearing', by: [], meaning: 'how applicants come to hear of the college' },
  'staff-departments': { path: '/Select/staff-departments', by: [], meaning: 'where staff work: departments, Bursary, Library ...' },
  'student-types': { path: '/StudentType/student-types', by: [], meaning: 'Undergraduate, Postgraduate, Diploma ...' },
  'diploma-programmes': { path: '/Select/school-programmes/5', by: [], meaning: 'the diplomas that the college awards' },
  'cce-programmes': { path: '/Select/school-programmes/11', by: [], meaning: 'the degrees of continuing education' },
  'certificate-programmes': { path: '/Select/school-programmes/12', by: [], meaning: 'the certificate courses' },
  'school-programmes': { path: '/SchoolProgramme/school-programmes', by: ['studentTypeId'], meaning: 'the diplomas, degrees and certificate courses for a student type' },
  'programme-departments': { path: '/Select/programme-departments', by: ['schoolProgrammeId'], meaning: 'the departments that offer a diploma, degree or certificate course' },
  roles: { path: '/Select/roles', by: [], meaning: 'what people of the college are: student, lecturer, bursar ...' },
  'modes-of-study': { path: '/Enum/modes-of-study', by: [], meaning: 'Full time, Part time ...' },
  'sandwich-campuses': { path: '/Enum/campuses', by: [], meaning: 'where sandwich programmes are held' },
  'certificate-types': { path: '/Select/certificate-types', by: [], meaning: 'NCE, ACE, TC II' },
  'document-types': { path: '/Enum/document-types', by: [], meaning: 'what an uploaded certificate is: birth certificate, O-Level result ...' },
  'ace-grades': { path: '/Select/grades/9', by: [], meaning: 'the grades of an ACE' },
  'tc-grades': { path: '/Select/grades/10', by: [], meaning: 'the grades of a TC II' },
  years: { path: '/Select/years', by: [], meaning: 'the years of schooling and of work, up to this one' },
  languages: { path: '/Select/languages', by: [], meaning: 'English, Hausa, Igbo, Yoruba ...' },
  proficiencies: { path: '/Select/proficiencies', by: [], meaning: 'Basic, Conversational, Fluent ...' },
  'jupeb-faculties': { path: '/Department/jupeb-options', by: [], meaning: 'the faculties that offer JUPEB' },
  'jupeb-combinations': { path: '/Department/jupeb-option-subjects', by: ['jupebOptionId'], meaning: "a JUPEB faculty's subject combinations" },
} as const satisfies Record<string, Lookup>;

export type LookupName = keyof typeof LOOKUPS;

export const isLookup = (name: string): name is LookupName => Object.hasOwn(LOOKUPS, name);

/** One answer of a list. */
export interface Option {
  readonly id: number | string;
  readonly name: string;
}

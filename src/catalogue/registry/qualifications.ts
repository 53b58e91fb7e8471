interface Qualification {
  /** On the filter of the landing page. */
  readonly name: string;
  readonly meaning: string;
}

/** What an applicant comes with. The landing page has a group of each, in this order. */
export const QUALIFICATIONS = {
  'o-level': { name: 'O-Level', meaning: 'O-Level results' },
  utme: { name: 'UTME', meaning: 'a UTME result from JAMB' },
  diploma: { name: 'Diploma', meaning: 'a diploma, NCE or A-levels' },
  degree: { name: 'Degree', meaning: 'a degree, or studies at another university' },
} as const satisfies Record<string, Qualification>;

export type QualificationName = keyof typeof QUALIFICATIONS;

export type OfferKind = 'core' | 'required' | 'elective' | 'carry-over' | 'borrowed' | 'repeat';

/** A result that is published. */
export interface Attempt {
  readonly total: number;
  readonly grade: string;
  readonly session: string;
  /** The total is nought because the student was not there. */
  readonly isAbsent?: boolean;
}

/** `waiting`: it was taken, and its result is not published yet. `exempt`: credit from elsewhere meets it, whatever marks there are. */
export interface Prerequisite {
  readonly code: string;
  readonly minGrade: string;
  readonly state: 'met' | 'exempt' | 'waiting' | 'failed' | 'never';
  readonly best: Attempt | null;
}

/** A course that a student may choose, with everything that a verdict needs to know of it. */
export interface OfferLine {
  readonly departmentCourseId: number;
  readonly courseId: number;
  readonly code: string;
  readonly title: string;
  readonly unit: number;
  readonly kind: OfferKind;
  readonly levelId: number;
  readonly department: string;
  /** It stands in this registration already. */
  readonly isRegistered: boolean;
  /** It has a mark, so it stays. */
  readonly isScored: boolean;
  readonly isOffered: boolean;
  /** Null for any number. */
  readonly seatsLeft: number | null;
  /** The session in which it was taken and whose result is not published yet. */
  readonly waitingSince: string | null;
  readonly passed: Attempt | null;
  readonly failed: Attempt | null;
  /** Credit from elsewhere counts for it: it may be taken, and need not be. */
  readonly isExempt: boolean;
  readonly prerequisites: readonly Prerequisite[];
}

/** What must be so before a registration: a closed one says why, and who opens it. */
export interface Gate {
  readonly name: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly message: string;
  readonly remedy: string;
  readonly liftedBy: string;
  /** The portal's page that opens it, for the student. */
  readonly page: string | null;
}

export interface Limits {
  /** A final-year student has none: 0. */
  readonly min: number;
  readonly max: number;
  /** Units of other departments' courses; null without a permit. */
  readonly borrowed: number | null;
}

export interface Offer {
  readonly levelId: number;
  readonly gates: readonly Gate[];
  readonly limits: Limits;
  readonly lines: readonly OfferLine[];
}

/** One refusal: what is wrong, what the student can do, and who can change the rule for them. */
export interface Reason {
  readonly code: string;
  readonly course: string | null;
  readonly message: string;
  readonly remedy: string;
  readonly liftedBy: string;
}

/** Accepted on a condition that is judged again when the result is published. */
export interface Condition {
  readonly course: string;
  readonly message: string;
}

export interface Verdict {
  readonly accepted: boolean;
  readonly units: number;
  readonly reasons: readonly Reason[];
  readonly conditions: readonly Condition[];
  /** In sentences, what was met by other means than a mark. */
  readonly notes: readonly string[];
}

import admission from '#work/admission.json' with { type: 'json' };
import { statesOf } from '../kit/workflow.ts';

export const ADMISSION = statesOf(admission);

/** Until an offer is accepted the list decides on the place. */
export const NOT_ACCEPTED = [ADMISSION.listed, ADMISSION.offered, ADMISSION.declined, ADMISSION.lapsed] as const;

/** Whoever was selected has said nothing yet. */
export const UNANSWERED = [ADMISSION.listed, ADMISSION.offered] as const;

/** The admissions office looks at the documents, or has. */
export const IN_CLEARANCE = [ADMISSION.profiled, ADMISSION.queried, ADMISSION.refused, ADMISSION.cleared] as const;

/** An offer has a last day that can be put off. */
export const EXTENDABLE = [ADMISSION.offered, ADMISSION.lapsed] as const;

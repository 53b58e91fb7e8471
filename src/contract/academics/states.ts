import amendmentChart from '#work/score-amendment.json' with { type: 'json' };
import exemptionChart from '#work/exemption.json' with { type: 'json' };
import lineChart from '#work/registration-line.json' with { type: 'json' };
import resitChart from '#work/resit-sheet.json' with { type: 'json' };
import sheetChart from '#work/result-sheet.json' with { type: 'json' };
import { statesOf } from '../kit/workflow.ts';

export const SHEET = statesOf(sheetChart);
/** Of the resits of a course in a session. */
export const RESITS = statesOf(resitChart);
export const AMENDMENT = statesOf(amendmentChart);
export const EXEMPTION = statesOf(exemptionChart);
/** Of a course within a registration. */
export const LINE = statesOf(lineChart);

/** A registration has no steps of its own: its state follows from those of its courses. */
export const REGISTRATION = {
  draft: 'draft',
  submitted: 'submitted',
  returned: 'returned',
  approved: 'approved',
} as const;

import type { Gate } from '#contract/admissions/clearance.ts';
import { isCharged } from '../../finance/student-fees/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { gatesOf } from './sql/gates.ts';

/** A step of flows/work/admission.json that a gate may stand before. */
export type Gated = 'clear' | 'matriculate';

const ACCEPTANCE = 'acceptance-paid';

const WORDS: Readonly<Record<string, Omit<Gate, 'isOpen'>>> = {
  'acceptance-paid': {
    title: 'Acceptance fee',
    opens: 'The candidate pays the acceptance fee',
    words: 'Your acceptance fee is paid',
    page: '/academic_fees/acceptance',
  },
  'documents-cleared': {
    title: 'Documents',
    opens: 'Every required document is cleared',
    words: 'The admissions office has cleared every document that it needs',
    page: '/clearance',
  },
  'fees-paid': {
    title: 'School fees',
    opens: 'The student pays the school fees',
    words: 'Your school fees are paid',
    page: '/academic_fees/school_fees',
  },
};

/** Those that the candidate's student type asks for, in the order in which they are met. A fee that the college does not charge them is none. */
export async function gatesBefore(db: Queryable, admissionId: string, before: Gated): Promise<Gate[]> {
  const gates: Gate[] = [];
  for (const { gate, student_id, is_open } of await gatesOf(db, { admissionId, before }))
    if (gate !== ACCEPTANCE || is_open || student_id === null || (await isCharged(db, student_id, 'acceptance')))
      gates.push({ ...WORDS[gate]!, isOpen: is_open });
  return gates;
}

/** @throws Problem 422 at the first that is closed, with what opens it */
export async function mustBeOpen(db: Queryable, admissionId: string, before: Gated): Promise<void> {
  const closed = (await gatesBefore(db, admissionId, before)).find(({ isOpen }) => !isOpen);
  if (closed) throw new Problem(422, `${closed.title}: not yet. ${closed.opens} first`, { title: 'Not done!' });
}

import type { Gate } from '#contract/admissions/clearance.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { gatesOf } from './sql/gates.ts';

/** A step of flows/work/admission.json that a gate may stand before. */
export type Gated = 'clear' | 'matriculate';

const WORDS: Readonly<Record<string, Pick<Gate, 'title' | 'opens' | 'page'>>> = {
  'acceptance-paid': {
    title: 'Acceptance fee',
    opens: 'The candidate pays the acceptance fee',
    page: '/academic_fees/acceptance',
  },
  'documents-cleared': { title: 'Documents', opens: 'Every required document is cleared', page: null },
  'fees-paid': { title: 'School fees', opens: 'The student pays the school fees', page: '/academic_fees/school_fees' },
};

/** Those that the candidate's student type asks for, in the order in which they are met. */
export async function gatesBefore(db: Queryable, admissionId: string, before: Gated): Promise<Gate[]> {
  return (await gatesOf(db, { admissionId, before })).map(({ gate, is_open }) => ({
    ...WORDS[gate]!,
    isOpen: is_open,
  }));
}

/** @throws Problem 422 at the first that is closed, with what opens it */
export async function mustBeOpen(db: Queryable, admissionId: string, before: Gated): Promise<void> {
  const closed = (await gatesBefore(db, admissionId, before)).find(({ isOpen }) => !isOpen);
  if (closed) throw new Problem(422, `${closed.title}: not yet. ${closed.opens} first`, { title: 'Not done!' });
}

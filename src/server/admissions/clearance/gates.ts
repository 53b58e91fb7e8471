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
    toDo: 'Pay your acceptance fee',
    page: '/academic_fees/acceptance',
  },
  'documents-cleared': {
    title: 'Documents',
    opens: 'Every required document is cleared',
    words: 'The admissions office has cleared every document that it needs',
    toDo: null,
    page: '/clearance',
  },
  'fees-paid': {
    title: 'School fees',
    opens: 'The student pays the school fees',
    words: 'Your school fees are paid',
    toDo: 'Pay your school fees',
    page: '/academic_fees/school_fees',
  },
};

/** Those that the candidate's student type asks for, in the order in which they are met. A fee that the college does not charge them is none. */
export async function gatesBefore(db: Queryable, admissionId: string, before: Gated): Promise<Gate[]> {
  return (await gatesBeforeEach(db, [admissionId], before)).get(admissionId) ?? [];
}

async function gatesBeforeEach(db: Queryable, ids: readonly string[], before: Gated): Promise<Map<string, Gate[]>> {
  const gates = new Map<string, Gate[]>();
  for (const { admissionId, gate, studentId, isOpen } of await gatesOf(db, { ids, before }))
    if (gate !== ACCEPTANCE || isOpen || studentId === null || (await isCharged(db, studentId, 'acceptance')))
      gates.set(admissionId, [...(gates.get(admissionId) ?? []), { ...WORDS[gate]!, isOpen }]);
  return gates;
}

/** The first that is closed before each of these, with what opens it; who has none is not in it. */
export async function closedBefore(db: Queryable, ids: readonly string[], before: Gated): Promise<[string, string][]> {
  return [...(await gatesBeforeEach(db, ids, before))].flatMap(([id, gates]): [string, string][] => {
    const closed = gates.find(({ isOpen }) => !isOpen);
    return closed ? [[id, `${closed.title}: not yet. ${closed.opens} first`]] : [];
  });
}

/** @throws Problem 422 at the first that is closed, with what opens it */
export async function mustBeOpen(db: Queryable, admissionId: string, before: Gated): Promise<void> {
  const [closed] = await closedBefore(db, [admissionId], before);
  if (closed) throw new Problem(422, closed[1], { title: 'Not done!' });
}

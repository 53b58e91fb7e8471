import type { REGISTRATION } from '#contract/academics/states.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import { OWN_STUDENT, type DemoStudent } from '../../../kit/demo/students.ts';
import { demoPaying } from '../../../finance/invoices/demo/paying.ts';

export type DemoRegistration = keyof typeof REGISTRATION;

/** How far a student is with this semester's courses; undefined for who has not begun. Nobody is let through unpaid. */
export function demoRegistration(student: DemoStudent): DemoRegistration | undefined {
  if (student.userName === OWN_STUDENT.userName) return 'draft';
  const random = randomOf(`registration ${student.place}`);
  const hasPaid = ['whole', 'first part'].includes(demoPaying(student));
  if (!hasPaid) return random.chance(0.2) ? 'draft' : undefined;
  return random.weighted([
    ['approved', 64],
    ['submitted', 17],
    ['returned', 6],
    ['draft', 8],
    [undefined, 5],
  ]);
}

/** From 0 to 1: how good a student's marks are. */
export const demoAbility = (student: DemoStudent): number =>
  student.userName === OWN_STUDENT.userName ? 0.72 : randomOf(`ability ${student.place}`).between(15, 100) / 100;

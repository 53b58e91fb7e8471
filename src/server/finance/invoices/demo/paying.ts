import { OWN_STUDENT, type DemoStudent } from '../../../kit/demo/students.ts';
import { randomOf } from '../../../kit/demo/random.ts';

/** How far a student is with the open session's school fees. `invoiced` has an invoice and paid nothing, `charged` not even that. */
export type DemoPaying = 'whole' | 'first part' | 'invoiced' | 'charged';

/** The account `student` has a second part to pay. */
export function demoPaying({ userName, type, place }: DemoStudent): DemoPaying {
  if (userName === OWN_STUDENT.userName) return 'first part';
  if (type !== 'Undergraduate') return place % 2 === 0 ? 'whole' : 'first part';
  return randomOf(`paying ${place}`).weighted([
    ['whole', 38],
    ['first part', 34],
    ['invoiced', 14],
    ['charged', 14],
  ]);
}

/** Part of last session's fees was never paid: one in sixteen. */
export const isInArrears = ({ userName, place }: DemoStudent): boolean =>
  userName !== OWN_STUDENT.userName && randomOf(`arrears ${place}`).chance(1 / 16);

import type { Reservation } from './holding.ts';

/** The slip of a bed, among the papers of the college. */
export const SLIP = { kind: 'hostel-slip', prefix: 'HST' };

/** Of a student and a session one slip is valid: it takes the place of the one before. */
export const slipOfPlace = ({ studentId, sessionId }: Pick<Reservation, 'studentId' | 'sessionId'>) => ({
  kind: SLIP.kind,
  subjectKind: 'student',
  subjectId: `${studentId} ${sessionId}`,
});

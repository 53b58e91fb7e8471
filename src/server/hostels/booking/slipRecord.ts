/** The slip of a bed, among the papers of the college. */
export const SLIP = { kind: 'hostel-slip', prefix: 'HST' };

/** Of a student and a session one slip is valid: it takes the place of the one before. */
export const slipOfPlace = ({
  student_id,
  session_id,
}: {
  readonly student_id: string;
  readonly session_id: number;
}) => ({
  kind: SLIP.kind,
  subjectKind: 'student',
  subjectId: `${student_id} ${session_id}`,
});

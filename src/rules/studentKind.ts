/** The ids of `data/student-types.json`, which never change their meaning; a college may add types of its own. */
export const STUDENT_KINDS = {
  undergraduate: 1,
  postgraduate: 2,
  nce: 3,
  diploma: 5,
  jupeb: 8,
  sandwich: 9,
  'sandwich-diploma': 10,
  'continuing-education': 11,
  certificate: 12,
  'pre-degree': 13,
} as const;

export type StudentKind = keyof typeof STUDENT_KINDS;

export const isOneOf = (kinds: readonly StudentKind[], studentTypeId: number | null): boolean =>
  kinds.some((kind) => STUDENT_KINDS[kind] === studentTypeId);

/** The specification gives these categories. A notice for everyone is written once for each. */
export const NOTICE_READERS = {
  'Prospective Students': 'Everybody, on the landing page',
  Undergraduate: 'Undergraduate students',
  Postgraduate: 'Postgraduate students, and everybody on the postgraduate portal',
  'All Students': 'Students of every programme',
  Staff: 'Staff',
} as const;

export type NoticeCategory = keyof typeof NOTICE_READERS;

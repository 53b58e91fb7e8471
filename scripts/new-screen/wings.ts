/** Folders of contract, server, portal and tests have these names and no others. */
export const WINGS = [
  'school',
  'people',
  'communication',
  'finance',
  'admissions',
  'academics',
  'students',
  'hostels',
  'reports',
  'operations',
] as const;

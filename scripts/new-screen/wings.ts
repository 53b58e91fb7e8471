/** What a college consists of: the folders of contract, server, portal and tests bear these names and no other. */
export const WINGS = ['school', 'people', 'communication', 'finance', 'admissions', 'academics', 'students', 'hostels', 'reports', 'operations'] as const;

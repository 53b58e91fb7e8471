/** Where the screens of school setup stand, by the names that ways back give them. */
export const FACULTIES = { name: 'Faculties', to: '/school_setup/manage_faculty_and_department' } as const;
export const DEPARTMENTS = { name: 'Departments', to: '/school_setup/manage_faculty_and_department/department' } as const;
export const OPTIONS = { name: 'Options', to: '/school_setup/department/options' } as const;
export const PROGRAMMES = { name: 'Programmes', to: '/school_setup/programmes' } as const;
export const PROGRAMME_DEPARTMENTS = { name: 'Departments of programmes', to: '/school_setup/programme_departments' } as const;
export const AREAS = { name: 'Areas of specialization', to: '/school_setup/area_of_specialization' } as const;
export const ASSIGNMENTS = { name: 'Assigned areas', to: '/school_setup/assign_aos' } as const;
export const STUDENT_TYPES = { name: 'Student types', to: '/school_setup/student_type' } as const;
export const SESSIONS = { name: 'Sessions', to: '/school_setup/sessions' } as const;
export const SEMESTERS = { name: 'Semesters', to: '/school_setup/semesters' } as const;

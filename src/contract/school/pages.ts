import type { PageDefinitions } from '../kit/page.ts';

export const SCHOOL = {
  faculties: {
    name: 'Faculties',
    to: '/school_setup/manage_faculty_and_department',
    claim: 'school-setup',
    menu: { group: 'School setup' },
  },
  departments: {
    name: 'Departments',
    to: '/school_setup/manage_faculty_and_department/department',
    claim: 'school-setup',
  },
  options: { name: 'Options', to: '/school_setup/department/options', claim: 'school-setup' },
  programmes: {
    name: 'Programmes',
    to: '/school_setup/programmes',
    claim: 'school-setup',
    menu: { group: 'School setup' },
  },
  programmeDepartments: {
    name: 'Departments of programmes',
    to: '/school_setup/programme_departments',
    under: '/school_setup/programmes',
    claim: 'school-setup',
  },
  areas: {
    name: 'Areas of specialization',
    to: '/school_setup/area_of_specialization',
    claim: 'school-setup',
    menu: { group: 'School setup', name: 'Specialization' },
  },
  assignments: {
    name: 'Assigned areas',
    to: '/school_setup/assign_aos',
    under: '/school_setup/area_of_specialization',
    claim: 'school-setup',
  },
  studentTypes: {
    name: 'Student types',
    to: '/school_setup/student_type',
    claim: 'school-setup',
    menu: { group: 'School setup' },
  },
  sessions: { name: 'Sessions', to: '/school_setup/sessions', claim: 'school-setup', menu: { group: 'School setup' } },
  semesters: {
    name: 'Semesters',
    to: '/school_setup/semesters',
    under: '/school_setup/sessions',
    claim: 'school-setup',
  },
} as const satisfies PageDefinitions;

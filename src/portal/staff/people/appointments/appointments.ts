import dean from '#lists/people/deans.json' with { type: 'json' };
import hod from '#lists/people/hods.json' with { type: 'json' };
import type { assignCourseAdviser, assignDean, assignHod } from '#contract/people/appointments.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import type { useSession } from '../../../session/useSession.ts';

type Session = ReturnType<typeof useSession>;

export interface Appointment {
  readonly declared: typeof dean;
  readonly unit: string;
  readonly path: '/Faculty/deans' | '/Department/hods';
  readonly page: string;
  readonly assignPage: string;
  readonly assign: (session: Session, id: number, userName: string | null) => Promise<unknown>;
}

export const DEAN: Appointment = {
  declared: dean,
  unit: 'Faculty',
  path: '/Faculty/deans',
  page: PEOPLE.deans.to,
  assignPage: PEOPLE.assignDean.to,
  assign: (session, facultyId, userName) =>
    session.call<typeof assignDean>({
      method: 'POST',
      path: '/Faculty/assign-dean-to-faculty',
      body: { facultyId, userName },
    }),
};

export const HOD: Appointment = {
  declared: hod,
  unit: 'Department',
  path: '/Department/hods',
  page: PEOPLE.hods.to,
  assignPage: PEOPLE.assignHod.to,
  assign: (session, departmentId, userName) =>
    session.call<typeof assignHod>({
      method: 'POST',
      path: '/Department/assign-hod-to-department',
      body: { departmentId, userName },
    }),
};

export const ADVISERS = {
  title: 'Course advisers',
  page: PEOPLE.advisers.to,
  assignPage: PEOPLE.assignAdviser.to,
  assign: (session: Session, departmentId: number, level: number, userName: string | null) =>
    session.call<typeof assignCourseAdviser>({
      method: 'POST',
      path: '/Department/assign-course-adviser',
      body: { departmentId, level, userName },
    }),
} as const;

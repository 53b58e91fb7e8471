import { admissionWork } from '#contract/admissions/admission-list.ts';
import type { SessionManager, StudentRecord } from '#contract/students/records.ts';
import { maySteps } from '../../kit/workflow/serveWorkflow.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { openSession } from '../../school/sessions/service.ts';
import { factsOf, levelName, studentAdmitted } from './facts.ts';
import { countByType, placesOf } from './sql/record.ts';

/** @throws Problem 404 for who has no record yet */
export async function recordOf(platform: Platform, admissionId: string, user: User): Promise<StudentRecord> {
  const { database, lookups } = platform;
  const student = await studentAdmitted(database, admissionId);
  const places = await placesOf(database, { studentId: student.studentId });
  const { userId, userName, email, mobileNumber, active, isStaff, state } = student;
  return {
    student: factsOf(platform, student),
    may: maySteps(admissionWork, state, user),
    places: places.map(({ levelId, ...place }) => ({ ...place, level: levelName(lookups, levelId) })),
    account: userId
      ? {
          userId,
          userName: userName!,
          email,
          mobileNumber,
          active: active!,
          isStaff,
        }
      : null,
  };
}

export async function sessionsNow({ database }: Platform): Promise<SessionManager> {
  const [session, types] = [await openSession(database), await countByType(database)];
  return {
    session: session?.name ?? null,
    sessionOpenedOn: session?.openedOn ?? null,
    types: types.map(({ id, name, ...counts }) => ({ studentTypeId: id, studentType: name, ...counts })),
  };
}

import { lecturers } from '#contract/people/lecturers.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordOf, type StoredUser } from '../users/storedUser.ts';
import type { AccountSheet } from '../users/upload.ts';
import { FAILED, roleOfLecturers } from './service.ts';
import { refuseOthers, stayInRole, storeProfile, uploadedLecturers } from './sql.ts';

type Stored = StoredUser & { readonly title_id: number | null; readonly department_id: number | null };

const OTHERS = [{ column: null, message: "this account is not a lecturer's" }];
/** Accounts of lecturers, with their profiles. */
export const lecturersSheet = (platform: Platform): AccountSheet => ({
  form: 'lecturer',
  async recordFor(tx) {
    const roleId = await roleOfLecturers(tx);
    return (answers): Stored => {
      const { titleId, departmentId, ...account } = judgeForm(platform, 'lecturer', answers, FAILED);
      return { ...recordOf({ ...account, roleId }), title_id: titleId ?? null, department_id: departmentId };
    };
  },
  compared: uploadedLecturers,
  declared: lecturers.declared,
  async refuse(tx, slice) {
    await refuseOthers(tx, { ...slice, mistakes: OTHERS });
    await stayInRole(tx, { ...slice });
  },
  async store(tx, userId, record, { user, ip }) {
    const { title_id, department_id } = record as Stored;
    const [account] = await storeProfile(tx, {
      userId,
      titleId: title_id,
      departmentId: department_id,
      now: platform.now(),
      actor: actorOf(user),
      ip,
    });
    return account!.revision;
  },
});

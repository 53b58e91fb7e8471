import type { Claim } from '#contract/people/claims.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { noteUndone, correctedLeft, createdLeft } from '../../kit/upload/sql.ts';
import type { Slice, Undoes } from '../../kit/upload/target.ts';
import { orSpared } from '../../kit/upload/undo.ts';
import { guardPerson } from '../roles/guard.ts';
import { withClaimsGuarded } from '../roles/service.ts';
import { correctAccount } from './correcting.ts';
import { mayGiveRole } from './policy.ts';
import { switchWithin } from './service.ts';
import { spared } from './sql/upload.ts';
import { claimsOfRole, findUserRecord, removeUnusedUser } from './sql/user.ts';
import { partsFrom, type StoredUser } from './storedUser.ts';

interface Stores {
  readonly store?: (tx: Queryable, userId: string, record: StoredUser, by: By) => Promise<number>;
}

/** Accounts are taken back one by one: with an address its challenges are void, and with a role its rights change. */
export const undoOfAccounts = (platform: Platform, kind: Stores): Undoes => ({
  ...spared,
  guardFor: async (tx, user) => (id) => guardPerson(tx, user, id),
  restore: (tx, slice, by) => restore(platform, tx, slice, by, kind),
  async remove(tx, slice, { user, ip }) {
    for (const { number, target, written } of await createdLeft(tx, { ...slice })) {
      const removed = await removeUnusedUser(tx, {
        userId: target,
        revision: written,
        now: platform.now(),
        actor: actorOf(user),
        ip,
      });
      if (removed.length > 0)
        await noteUndone(tx, { uploadId: slice.uploadId, number, undone: 'removed', reason: null });
    }
  },
  switchOff: (tx, id, by) => switchWithin(platform, tx, by, id, false),
});

async function restore(platform: Platform, tx: Queryable, slice: Slice, by: By, { store }: Stores): Promise<void> {
  for (const { number, ...row } of await correctedLeft(tx, { ...slice })) {
    await orSpared(tx, { uploadId: slice.uploadId, number }, async () => {
      const restored = await restoreOne(platform, tx, row, by);
      if (!restored) return;
      await store?.(tx, row.target, row.image as StoredUser, by);
      await noteUndone(tx, { uploadId: slice.uploadId, number, undone: 'restored', reason: null });
    });
  }
}

/** Who may not give the earlier role does not give it back either. */
async function restoreOne(
  platform: Platform,
  tx: Queryable,
  { target, written, image }: { readonly target: string; readonly written: number; readonly image: unknown },
  by: By,
) {
  const [account] = await findUserRecord(tx, { userId: target });
  if (!account) return undefined;
  const parts = partsFrom({
    role_id: account.roleId,
    ...(image as Omit<StoredUser, 'user_name' | 'role_id'>),
    user_name: account.userName,
  });
  if (parts.roleId !== account.roleId)
    mayGiveRole(by.user, ((await claimsOfRole(tx, { roleId: parts.roleId }))[0]?.claims as Claim[]) ?? []);
  return withClaimsGuarded(tx, { user: by.user, now: platform.now() }, () =>
    correctAccount(platform, tx, by, { ...parts, userId: target, revision: written }),
  );
}

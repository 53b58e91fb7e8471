import { isDeepStrictEqual } from 'node:util';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { withClaimsGuarded } from './service.ts';

interface Subject {
  readonly kind: 'role' | 'user' | 'menu-item';
  readonly id: string | number;
}

export type Note = (action: string, subject: Subject, before: unknown, after: unknown) => Promise<void>;

/** Forms offer roles and groups of the menu, so this server reads its lists again before it answers. */
export async function changeAccess<T>(
  { database, lookups, now }: Platform,
  { user, ip }: By,
  work: (tx: Queryable, note: Note) => Promise<T>,
): Promise<T> {
  const done = await database.transaction((tx) =>
    withClaimsGuarded(tx, { user, now: now() }, () =>
      work(tx, async (action, { kind, id }, before, after) => {
        if (isDeepStrictEqual(before, after)) return;
        await writeAudit(tx, {
          at: now(),
          actor: actorOf(user),
          action,
          subjectKind: kind,
          subjectId: String(id),
          detail: { before, after },
          ip,
        });
      }),
    ),
  );
  await lookups.readIfChanged(database);
  return done;
}

import type { Slice } from '../kit/upload/target.ts';
import type { SheetRow } from '../kit/sheet/reading.ts';
import type { Queryable } from '../platform/database/database.ts';
import { refuseSlice } from '../kit/upload/texts.ts';
import { sql } from '../platform/database/describedSql.ts';
import { requireOpenSession } from '../school/sessions/service.ts';

/** The lists have rows of all sessions, and their files say which: templates need not, they are of the open one. */
export const SESSION = { session: 'Session' } as const;

const sessionsByName = sql('sessions-of-uploads')`
  select id, name from academic_session`;

/** A row of another session may come back as it is; a change of it is refused. */
const refuseOtherSessions = sql('refuse-uploaded-rows-of-other-sessions')`
  ${refuseSlice()} and r.outcome in ('new', 'changed', 'unknown')
     and (r.record->>'session_id')::int4 <> $openId`;

export async function sessionsOfUpload(db: Queryable) {
  const open = await requireOpenSession(db);
  const ids = new Map((await sessionsByName(db)).map(({ id, name }) => [name, id]));
  return {
    /** Undefined for a session that the college does not have. */
    of: (cells: SheetRow['cells']): number | undefined => {
      const name = cells[SESSION.session] ?? '';
      return name === '' ? open.id : ids.get(name);
    },
    refuseOthers: (tx: Queryable, slice: Slice) =>
      refuseOtherSessions(tx, {
        ...slice,
        openId: open.id,
        mistakes: [
          {
            column: SESSION.session,
            message: `only rows of ${open.name}, the session that is open, are taken`,
          },
        ],
      }),
  };
}

export const noSuchSession = (cells: SheetRow['cells']): string =>
  `the college has no session ${cells[SESSION.session]}`;

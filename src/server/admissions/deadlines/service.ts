import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { Deadline, extendDeadline } from '#contract/admissions/deadlines.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { mayOf, requireAct } from '../../kit/acts/acts.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt } from '../../platform/problem.ts';
import { openSession } from '../../school/sessions/service.ts';
import { extending, FAILED } from './policy.ts';
import { countBegun, extendProgramme, findRequest } from './sql.ts';

export async function listDeadlines(platform: Platform, user: User): Promise<Deadline[]> {
  const session = await openSession(platform.database);
  const may = mayOf({ extend: extending }, { sessionId: session?.id }, user);
  const counted = new Map(
    (session ? await countBegun(platform.database, { sessionId: session.id }) : []).map(
      ({ applicationTypeId, begun }) => [applicationTypeId, begun],
    ),
  );
  return platform.catalogue.programmes.map((programme) => {
    const { applicationTypeId, name, opens, closes, invoice, hasForm, made } =
      platform.closingDates.asItCloses(programme);
    return {
      applicationTypeId,
      name,
      opens,
      closes,
      begun: counted.get(applicationTypeId) ?? 0,
      feeKobo: invoice.amount * 100,
      session: made?.session.name ?? session?.name ?? null,
      hasForm,
      may,
    };
  });
}

/** A closing date is put off, never brought forward. @returns how many programmes were put off */
export async function extend(
  platform: Platform,
  extension: Body<typeof extendDeadline>,
  { user, ip }: By,
): Promise<number> {
  const { request } = extension;
  const [before] = await findRequest(platform.database, { request });
  if (before && before.extended > 0) return before.extended;
  const { closes, reason } = judgeForm(
    platform,
    'closing-extension',
    { closes: extension.closes, reason: extension.reason.trim() },
    FAILED,
  );
  await platform.closingDates.read(platform.database);
  const programmes = laterFor(platform, extension.applicationTypeIds, closes);
  const session = await openSession(platform.database);
  requireAct(extending, { sessionId: session?.id }, user);
  const at = platform.now();
  await platform.database.transaction(async (tx) => {
    for (const { id, applicationTypeId, closes: earlier } of programmes) {
      const [made] = await extendProgramme(tx, {
        request,
        programme: id,
        applicationTypeId,
        sessionId: session!.id,
        closes,
        reason,
        now: at,
        actor: actorOf(user),
      });
      if (!made) continue;
      await writeAudit(tx, {
        at,
        actor: actorOf(user),
        action: 'deadline-extended',
        subjectKind: 'programme',
        subjectId: id,
        detail: { from: earlier, to: closes, reason },
        ip,
      });
    }
  });
  await platform.closingDates.read(platform.database);
  return programmes.length;
}

function laterFor(platform: Platform, typeIds: readonly number[], closes: string): ProgrammeSummary[] {
  if (closes < lagosDay(platform.now())) throw mistakeAt('/closes', 'please enter a day that is still to come', FAILED);
  const chosen = [...new Set(typeIds)].map((id) => platform.catalogue.byApplicationTypeId(id));
  if (chosen.includes(undefined)) throw mistakeAt('/applicationTypeIds', 'please select a programme', FAILED);
  const later = chosen
    .map((programme) => platform.closingDates.asItCloses(programme!))
    .filter((programme) => programme.closes < closes);
  if (later.length === 0) throw mistakeAt('/closes', 'please enter a later day: it is open until then already', FAILED);
  return later;
}

import { REGISTRATION } from '#contract/academics/states.ts';
import type { Standing } from '#contract/academics/registration.ts';
import { lineReasons } from '#rules/academics/lineReasons.ts';
import type { Offer, OfferLine } from '#rules/academics/offer.ts';
import { isLocked, isPreselected, unitsOf } from '#rules/academics/registration.ts';
import { isLive, type LineRow, type Place, type RegistrationRow } from './offer.ts';

/** Dropped courses come last, and count for nothing. */
export function standingOf(
  place: Place,
  registration: RegistrationRow | undefined,
  lines: readonly LineRow[],
): Standing {
  const shown = [...lines.filter(isLive), ...lines.filter((line) => !isLive(line))];
  return {
    id: registration?.id ?? null,
    sessionId: place.sessionId,
    session: place.session,
    semesterId: place.semesterId,
    semester: place.semester,
    department: place.department,
    levelId: place.levelId,
    state: (registration?.state ?? REGISTRATION.draft) as Standing['state'],
    submittedAt: registration?.submittedAt?.toISOString() ?? null,
    decidedAt: registration?.decidedAt?.toISOString() ?? null,
    decidedBy: registration?.decidedBy ?? null,
    revision: registration?.revision ?? 0,
    units: unitsOf(lines.filter(isLive)),
    lines: shown.map(({ id, departmentCourseId, code, title, unit, kind, state, reason, isScored }) => ({
      id,
      departmentCourseId,
      code,
      title,
      unit,
      kind: kind as Standing['lines'][number]['kind'],
      state: state as Standing['lines'][number]['state'],
      reason,
      isScored,
    })),
  };
}

export const offeredLine = (line: OfferLine, offer: Offer) => ({
  ...line,
  prerequisites: [...line.prerequisites],
  preselected: isPreselected(line, offer),
  locked: isLocked(line, offer),
  reasons: [...lineReasons(line, offer)],
});

import type { Applicant, ApplicantRow, resetApplications } from '#contract/admissions/applicants.ts';
import type { Body, Reply } from '#contract/kit/endpoint.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { stateOn } from '#rules/window/dayWindow.ts';
import { mayOf } from '../../kit/acts/acts.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound } from '../../platform/problem.ts';
import { countedProgrammes } from '../../platform/programmes/refusedProgrammes.ts';
import { openSession } from '../../school/sessions/service.ts';
import { editionsOf, reopenApplication } from '../applications/reopening.ts';
import { findApplication } from '../applications/service.ts';
import { applicantById, type applicantList } from './lists.ts';
import { acts } from './policy.ts';

type Listed = Awaited<ReturnType<typeof applicantList.find>> & object;

export const presentApplicant =
  (platform: Platform) =>
  ({ applicationTypeId, ...row }: Listed): ApplicantRow => ({
    ...row,
    programme:
      countedProgrammes(platform).find((programme) => programme.applicationTypeId === applicationTypeId)?.name ??
      row.programme,
    state: row.state as ApplicantRow['state'],
    references: row.references as ApplicantRow['references'],
    paidAt: row.paidAt?.toISOString() ?? null,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    madeAt: row.madeAt.toISOString(),
  });

export async function findApplicant(platform: Platform, id: string, user: User): Promise<Applicant> {
  const [row] = await applicantById(platform.database, { id });
  if (!row) throw notFound('There is no such applicant');
  const { applicationId, amountKobo, edition, ...listed } = row;
  return {
    ...presentApplicant(platform)(listed),
    applicationId,
    amountKobo,
    edition,
    ...(await sectionsOf(platform, applicationId)),
    may: mayOf(acts, row, user),
  };
}

async function sectionsOf(
  platform: Platform,
  applicationId: string | null,
): Promise<Pick<Applicant, 'sections' | 'editions'>> {
  if (applicationId === null) return { sections: [], editions: [] };
  const { programme, answers, reopened, completedAt } = await findApplication(platform, applicationId);
  const titleOf = (name: string) => programme.sections[name]?.title ?? name;
  return {
    sections: Object.keys(programme.endpoints.sections)
      .filter((name) => programme.sections[name])
      .map((name) => ({
        name,
        title: titleOf(name),
        isSaved: answers[name] !== undefined,
        isOpen: completedAt === null && (reopened === null || reopened.sections.includes(name)),
      })),
    editions: (await editionsOf(platform.database, { applicationId })).map((each) => ({
      edition: each.edition,
      submittedAt: each.submittedAt.toISOString(),
      reopenedAt: each.reopenedAt.toISOString(),
      reason: each.reason,
      sections: (each.sections as string[]).map(titleOf),
    })),
  };
}

const FAILED = 'Invalid Action!';

/** Each by itself: what cannot be opened says why. @throws Problem 422 without a section or a reason, 409 where the only one is refused */
export async function reset(
  platform: Platform,
  { ids, sections, reason: typed }: Body<typeof resetApplications>,
  { user, ip }: By,
): Promise<Reply<typeof resetApplications>> {
  const { reason } = judgeForm(platform, 'application-reset', { reason: typed.trim() }, FAILED);
  if (sections.length === 0) throw mistakeAt('/sections', 'please choose a section', FAILED);
  const refused: { id: string; why: string }[] = [];
  for (const id of ids) {
    const [row] = await applicantById(platform.database, { id });
    const why = row?.applicationId
      ? await reopenApplication(platform, {
          applicationId: row.applicationId,
          sections,
          by: 'office',
          reason,
          actor: actorOf(user),
          ip,
        })
      : 'There is no such application';
    if (why) refused.push({ id, why });
  }
  return { reopened: ids.length - refused.length, refused };
}

export async function typesOf(platform: Platform, onlyOf?: string) {
  const session = await openSession(platform.database);
  const today = lagosDay(platform.now());
  return platform.catalogue.programmes
    .filter(({ id }) => onlyOf === undefined || id === onlyOf)
    .map((programme) => {
      const { applicationTypeId, name, invoice, opens, closes, hasForm, made } =
        platform.closingDates.asItCloses(programme);
      return {
        id: applicationTypeId,
        name,
        feeKobo: invoice.amount * 100,
        session: made?.session.name ?? session?.name ?? null,
        opens,
        closes,
        isOpen: made?.active !== false && stateOn({ opens, closes }, today) === 'open',
        hasForm,
      };
    });
}

import type { FollowUpName } from '#catalogue/registry/followUps.ts';
import { UPLOADS } from '#catalogue/registry/lookups.ts';
import { checkOf } from '#catalogue/checkOf.ts';
import { bindSection } from '#catalogue/binding/bindSection.ts';
import { withFacts } from '#catalogue/prefill.ts';
import { compiledSection } from '#catalogue/compiling/compiledSection.ts';
import type { Programme, SectionBinding } from '#catalogue/programme.ts';
import { validateSection, type SectionAnswers, type ValidationContext } from '#catalogue/validate.ts';
import { fromWire } from '#catalogue/wireShape.ts';
import type { RetiredOption } from '#contract/admissions/applications.ts';
import type { FileFacts } from '#rules/files.ts';
import { contextOfNobody } from '../../kit/forms/contextOfNobody.ts';
import { removeLoose } from '../../platform/files/looseFiles.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { requireClaimed, requireOwnSection } from './policy.ts';
import { retiredOptionsOf, listKey } from './retiredOptions.ts';
import { knownOf } from './known.ts';
import { journeyOf } from './record.ts';
import { FOLLOW_UP } from './followUps.ts';
import type { FollowUp, SavedSection } from './followUp.ts';
import { mailSubmitted } from './submittedEmail.ts';
import { findApplication, refusedAnswers, type Application } from './service.ts';
import { holdsAnswers, storeSection } from './sql.ts';

export interface SectionSave {
  readonly programmeId: string;
  /** The address it came to; the application's own declaration says which section that is. */
  readonly path: string;
  readonly applicationId: string;
  /** The wire's answers, and under the binding's `identifiedBy` the application that they belong to. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly ip: string;
}

/** Stores a section's answers. Where the programme's chart has no `check` state, saving the last section submits the application. Repeating a call changes nothing. */
export async function saveSection(platform: Platform, save: SectionSave): Promise<string> {
  const application = await findApplication(platform, save.applicationId);
  requireOwnSection(application, save.programmeId);
  const { section, identifiedBy } = bindingOf(application.programme, save.path);
  const { [identifiedBy]: claimed, ...wire } = save.body;
  requireClaimed(application, claimed);
  mustBeReachable(application, section);
  const verdict = judge(platform, application, section, fromWire(application.programme, section, wire));
  if (verdict.errors.length > 0) throw refusedAnswers(verdict.errors);
  await store(platform, application, section, verdict.data, save.ip);
  platform.metrics.sectionsSaved.inc({ programme: application.programme.id, section });
  return application.id;
}

function bindingOf({ endpoints }: Programme, path: string): SectionBinding & { readonly section: string } {
  const match = Object.entries(endpoints.sections).find(([, binding]) => binding.path === path);
  if (!match) throw notFound('This form has no such section');
  return { section: match[0], ...match[1] };
}

/** @param answers in the form's shape, not the wire's */
export function judge(
  platform: Pick<Platform, 'now' | 'lookups'>,
  application: Application,
  section: string,
  answers: unknown,
) {
  const compiled = compiledSection(application.programme, section);
  return validateSection(
    compiled.binds ? bindSection(compiled, knownOf(platform, application)) : compiled,
    withFacts(compiled.schema, answers, application.facts),
    contextOf(platform, application),
  );
}

function contextOf(platform: Pick<Platform, 'now' | 'lookups'>, application: Application): ValidationContext {
  const { lookups } = platform;
  let cached: Map<string, RetiredOption[]> | undefined;
  const retiredByList = () => (cached ??= Map.groupBy(retiredOptionsOf(lookups, application), ({ list }) => list));
  const uploads = new Map<unknown, FileFacts>(application.documents.map((document) => [document.id, document]));
  return {
    ...contextOfNobody(platform),
    hasPassport: application.passportId !== null,
    options: (lookup, parents) => {
      if (lookup === UPLOADS) return new Set(uploads.keys());
      const offered = lookups.options(lookup, parents);
      if (lookups.retired(lookup, parents).length === 0) return offered;
      const more = retiredByList()
        .get(listKey(lookup, parents))
        ?.map(({ id }) => id);
      return more ? new Set([...(offered ?? []), ...more]) : offered;
    },
    file: (id) => uploads.get(id),
  };
}

function mustBeReachable(application: Application, section: string): void {
  const { next, canVisit } = journeyOf(
    application.programme,
    application.answers,
    application.completedAt,
    application.facts,
  );
  if (canVisit(section) || next === null) return;
  throw new Problem(409, `Please complete ${application.programme.sections[next]!.title} first`, {
    title: 'Invalid Action!',
  });
}

async function store(
  platform: Platform,
  application: Application,
  section: string,
  answers: SectionAnswers,
  ip: string,
): Promise<void> {
  const after = { ...application.answers, [section]: answers };
  const isWhole = journeyOf(application.programme, after, null, application.facts).next === null;
  const completes = isWhole && checkOf(application.programme.chart) === undefined;
  if (application.reopened && !application.reopened.sections.includes(section))
    return mustBeUnchanged(platform, application, section, answers);
  const values = { applicationId: application.id, section, answers, now: platform.now(), completes, ip };
  const followUp = application.programme.endpoints.sections[section]?.followUp;
  const followUps = [
    ...(followUp ? [FOLLOW_UP[followUp.name as FollowUpName]] : []),
    ...(completes ? [mailSubmitted] : []),
  ];
  const [saved] =
    followUps.length > 0
      ? await storeAndFollow(platform, followUps, values, {
          application: { ...application, answers: after },
          answers,
          ip,
        })
      : await storeSection(platform.database, values);
  if (saved) return removeLoose(platform, saved.replaced as string[]);
  const [stored] = await holdsAnswers(platform.database, { applicationId: application.id, section, answers });
  if (!stored?.same)
    throw new Problem(409, 'This application has been submitted and can no longer be changed', {
      title: 'Invalid Action!',
    });
}

/** A form that is walked through again sends its other sections too. @throws Problem 409 for one that was changed */
async function mustBeUnchanged(
  { database }: Platform,
  { id, programme, reopened }: Application,
  section: string,
  answers: SectionAnswers,
): Promise<void> {
  const [stored] = await holdsAnswers(database, { applicationId: id, section, answers });
  if (stored?.same) return;
  const titles = reopened!.sections.map((open) => programme.sections[open]?.title ?? open).join(', ');
  throw new Problem(409, `This section is locked. The college has reopened ${titles} only`, {
    title: 'Invalid Action!',
  });
}

async function storeAndFollow(
  platform: Platform,
  followUps: readonly FollowUp[],
  values: Parameters<typeof storeSection>[1],
  saved: SavedSection,
): ReturnType<typeof storeSection> {
  const rows = await platform.database.transaction(async (tx) => {
    const stored = await storeSection(tx, values);
    if (stored.length === 0) return stored;
    for (const follow of followUps) await follow(tx, platform, saved);
    return stored;
  });
  if (rows.length > 0) platform.mail.prompt();
  return rows;
}

import type { Draft } from '#contract/admissions/applications.ts';
import type { DocumentFacts } from '#contract/admissions/documents.ts';
import type { ApplicantFacts, JambFacts } from '#catalogue/prefill.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { Answers } from '#catalogue/journey.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { FieldError } from '#catalogue/validate.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { kindOfContentType } from '#rules/files.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { dropSetAside, followVersions, loadApplication, lockOfInvoice, setAside } from './sql.ts';

export { setEmailOfApplication } from './sql.ts';

export interface Application {
  readonly id: string;
  readonly applicationNumber: string;
  /** As it was declared when the application was started. */
  readonly programme: Programme;
  readonly rrr: string;
  readonly sessionId: number;
  readonly session: string;
  readonly facts: ApplicantFacts;
  readonly passportId: string | null;
  readonly verificationCode: string;
  readonly completedAt: Date | null;
  /** When the office gave its invoice to this person and what another had answered was taken out; null otherwise. */
  readonly givenAt: Date | null;
  /** Counts the saves of its sections. */
  readonly revision: number;
  /** Counts its slips: a second one replaces the first. */
  readonly edition: number;
  /** The sections that the college has opened again, and why; null while it has not. */
  readonly reopened: { readonly sections: readonly string[]; readonly reason: string } | null;
  /** Saved answers by section, in the form's shape, as drafts are. */
  readonly answers: Answers;
  readonly drafts: Readonly<Record<string, Draft>>;
  /** Only the files that have arrived. */
  readonly documents: readonly DocumentFacts[];
}

type StoredDocument = Omit<DocumentFacts, 'kind'> & { readonly contentType: string };

export async function findApplication(
  platform: Pick<Platform, 'programmes'> & { readonly database: Queryable },
  id: string,
): Promise<Application> {
  const [row] = await loadApplication(platform.database, { applicationId: id });
  const programme = row && (await platform.programmes.find(row.programme, row.version));
  if (!row || !programme) throw notFound('This application does not exist');
  return {
    id: row.id,
    applicationNumber: row.applicationNumber,
    programme,
    rrr: row.rrr,
    sessionId: row.sessionId,
    session: row.session,
    facts: {
      lastname: row.lastname,
      firstname: row.firstname,
      middlename: row.middlename,
      email: row.email,
      mobileNumber: row.mobileNumber,
      startedOn: lagosDay(row.startedAt),
      ...(row.jamb as JambFacts | null),
    },
    passportId: row.passportId,
    verificationCode: row.verificationCode,
    completedAt: row.completedAt,
    givenAt: row.givenAt,
    revision: row.revision,
    edition: row.edition,
    reopened: row.openSections ? { sections: row.openSections as string[], reason: row.reopenedFor ?? '' } : null,
    answers: row.answers as Answers,
    drafts: row.drafts as Record<string, Draft>,
    documents: (row.documents as StoredDocument[]).map(({ contentType, ...document }) => ({
      ...document,
      kind: kindOfContentType(contentType)!,
    })),
  };
}

/** Only for `npm run dev`, where open applications follow what is being edited; a college's never do. */
export async function followDeclarations(database: Database, { programmes }: Catalogue): Promise<void> {
  const declared = programmes.filter(({ hasForm }) => hasForm);
  await followVersions(database, {
    programmes: declared.map(({ id }) => id),
    versions: declared.map(({ version }) => version),
  });
}

export function refusedAnswers(errors: readonly FieldError[]): Problem {
  const flag = errors.find((error) => error.flag)?.flag;
  return new Problem(422, flag ?? errors[0]!.message, {
    title: 'Invalid Action!',
    errors: Object.fromEntries(errors.map(({ pointer, message }) => [pointer, message])),
  });
}

/** Nothing of it changes until the transaction ends. @returns undefined where none was begun */
export async function lockApplicationOf(tx: Queryable, invoiceId: string) {
  const [application] = await lockOfInvoice(tx, { invoiceId });
  return (
    application && {
      id: application.id,
      applicationNumber: application.applicationNumber,
      isAdmitted: application.isAdmitted,
    }
  );
}

/** It becomes a version; what else hangs on it must be set aside before `dropApplication`. Call `lockApplicationOf` before. */
export const setApplicationAside = async (
  tx: Queryable,
  given: { applicationId: string; actor: string; ip: string; now: Date },
): Promise<void> => void (await setAside(tx, given));

/** The next log-in by its RRR begins another. */
export const dropApplication = async (tx: Queryable, applicationId: string): Promise<void> =>
  void (await dropSetAside(tx, { applicationId }));

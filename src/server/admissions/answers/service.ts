import type { ApplicationAnswers } from '#contract/admissions/answers.ts';
import { codeWords } from '#rules/audit/codeWords.ts';
import type { Platform } from '../../platform/platform.ts';
import { differencesOf } from './differences.ts';
import { isThere } from './files.ts';
import { ageMarks, fileMarks } from './marks.ts';
import { openAnswers, type Opened } from './reading.ts';
import { readingsOf } from './readings.ts';
import { referencesIn } from './references.ts';
import { awaitsResult, changesOf, emailsOf, listedElsewhere, savesOf, sharingPhone } from './sql.ts';

/** Which answer says that a result is still awaited. */
const AWAITED = 'o-level-result/oLevelInfo/resultStatus';

/** @param id the applicant's. @throws Problem 404 for nobody, and for who has not begun */
export async function answersOf(platform: Platform, id: string): Promise<ApplicationAnswers> {
  const opened = await openAnswers(platform, id);
  const { application, answering, names, isSensitive } = opened;
  const { database, catalogue } = platform;
  const [saves, emails, [listed]] = [
    await savesOf(database, { applicationId: application.id }),
    await emailsOf(database, { applicationId: application.id, invoiceId: id }),
    await listedElsewhere(database, { applicationId: application.id }),
  ];
  const sections = readingsOf(answering, names, isSensitive);
  return {
    isEarlier: catalogue.byId(application.programme.id)?.version !== application.programme.version,
    sections,
    saves: saves.map(({ savedAt, ...each }) => ({ ...each, savedAt: savedAt.toISOString() })),
    photograph: application.documents.find((document) => document.id === application.passportId) ?? null,
    marks: await marksOf(platform, opened, sections),
    differences: differencesOf(opened, listed!),
    referees: await referencesIn(platform, opened, isSensitive),
    emails: emails.map(({ subject, recipient, queuedAt, sentAt, refusedAt }) => ({
      subject,
      to: recipient,
      queuedAt: queuedAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      refusedAt: refusedAt?.toISOString() ?? null,
    })),
    changes: await changesIn(platform, opened),
  };
}

async function marksOf(
  platform: Platform,
  { application, answering, isSensitive }: Opened,
  sections: ApplicationAnswers['sections'],
): Promise<ApplicationAnswers['marks']> {
  const applicationId = application.id;
  const [sharing, [awaited]] = [
    await sharingPhone(platform.database, { applicationId }),
    await awaitsResult(platform.database, { applicationId }),
  ];
  const readings = sections.flatMap((section) => section.readings);
  return [
    ...ageMarks(answering, isSensitive),
    ...(sharing.length > 0
      ? [
          {
            kind: 'phone' as const,
            words: 'Others have applied with this phone number in the session',
            applicants: sharing.map((row) => ({ id: row.id, fullName: row.fullName })),
          },
        ]
      : []),
    ...(awaited!.awaits && !isSensitive(AWAITED)
      ? [{ kind: 'awaited' as const, words: 'An O-Level result is still awaited', applicants: [] }]
      : []),
    ...(await fileMarks(readings, (file) => isThere(platform, file, applicationId))),
  ];
}

async function changesIn(platform: Platform, { application }: Opened): Promise<ApplicationAnswers['changes']> {
  const { sections } = application.programme;
  return (await changesOf(platform.database, { applicationId: application.id })).map(
    ({ at, action, section, ip, by }) => ({
      at: at.toISOString(),
      by: by === 'applicant' ? 'The applicant' : by,
      words: [codeWords(action.replaceAll('.', ' ')), section && (sections[section]?.title ?? section)]
        .filter(Boolean)
        .join(': '),
      from: ip,
    }),
  );
}

import { randomBytes } from 'node:crypto';
import { fullName } from '#rules/fullName.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import { giveBackPlaces } from './places/sql.ts';
import { findApplication, type Application } from './service.ts';
import { reopen } from './reopeningSql.ts';

export { editionsOf, putBack } from './reopeningSql.ts';

/** Where each programme asks for O-Level results. */
export const O_LEVEL_SECTION = 'o-level-result';

interface Reopening {
  readonly applicationId: string;
  readonly sections: readonly string[];
  readonly by: 'office' | 'awaited';
  readonly reason: string;
  readonly actor: string;
  readonly ip: string;
}

/** What was submitted stays as an edition, with its slip's code. @returns why not, in words; undefined once it is open */
export async function reopenApplication(platform: Platform, given: Reopening): Promise<string | undefined> {
  const application = await findApplication(platform, given.applicationId);
  const { programme, answers, completedAt } = application;
  if (completedAt === null) return 'It is not submitted, so it is open';
  const unknown = given.sections.find(
    (section) => programme.sections[section] === undefined || answers[section] === undefined,
  );
  if (unknown !== undefined) return `Its form has no section ${programme.sections[unknown]?.title ?? unknown}`;
  const opened = await platform.database.transaction(async (tx) => {
    const [row] = await reopen(tx, {
      ...given,
      verificationCode: randomBytes(16).toString('base64url'),
      now: platform.now(),
    });
    // Whoever opens it themselves may leave it as it was, and then has the places that it had.
    if (row && given.by === 'office') await giveBackPlaces(tx, given);
    if (row && given.by === 'office') await mailReopened(tx, platform, application, given);
    return row !== undefined;
  });
  if (!opened) return 'Somebody has just opened it';
  platform.mail.prompt();
  return undefined;
}

const mailReopened = (
  tx: Queryable,
  { mail, settings }: Platform,
  { id, programme, applicationNumber, facts }: Application,
  { sections, reason }: Reopening,
) =>
  mail.queue(tx, {
    kind: 'application-reopened',
    subjectKind: 'application',
    subjectId: id,
    to: { name: fullName(facts), address: facts.email },
    content: {
      subject: `Please correct your ${programme.name} application`,
      greeting: `Dear ${facts.firstname},`,
      parts: [
        `The college has reopened your application ${applicationNumber}, so that you can correct: ${sections.map((section) => programme.sections[section]!.title).join(', ')}.`,
        'The admissions office writes:',
        reason,
        'Log in, correct it and submit your application again. It does not count as submitted until then. Print the new slip: it replaces the one you have.',
        { link: settings.publicUrl + programme.routes.login, label: 'Correct your application' },
      ],
    } satisfies EmailText,
  });

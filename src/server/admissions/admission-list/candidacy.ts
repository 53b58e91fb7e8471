import admissionWork from '#work/admission.json' with { type: 'json' };
import type { Queryable } from '../../platform/database/database.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import { workflow, type Took } from '../../kit/workflow/workflow.ts';
import { reachedBy } from './sql.ts';
import { event } from '../../platform/reactions.ts';
import { requireSeat } from './seats.ts';

/** An admission's state is the fold of its steps, from the list to the degree. */
export const candidacy = workflow(admissionWork, 'admission', { before: requireSeat });

/** A student who was away studies again, in the transaction that says so. */
export const studiesGoOn = event<{ readonly admissionId: string }>('studies go on');

const GOES_ON: ReadonlySet<string> = new Set(['resume', 'reinstate', 'readmit']);

/** Who has an address is mailed the officer's reason, in the step's transaction. */
export const mailReason =
  (platform: Platform): Took<typeof admissionWork> =>
  async (tx, { id, step, reason }) => {
    if (GOES_ON.has(step)) await platform.reactions.happened(tx, studiesGoOn, { admissionId: id });
    if (reason !== null)
      await mailCandidate(platform, tx, id, `admission-${step}`, stepEmail(admissionWork.steps[step].done, reason));
  };

/** Does nothing for one without an address. Call `platform.mail.prompt()` after the commit. */
export async function mailCandidate(
  { mail }: Platform,
  tx: Queryable,
  admissionId: string,
  kind: string,
  content: (fullName: string) => EmailText,
): Promise<void> {
  const [person] = await reachedBy(tx, { admissionId });
  if (person?.address)
    await mail.queue(tx, {
      kind,
      subjectKind: 'admission',
      subjectId: admissionId,
      to: { name: person.fullName, address: person.address },
      content: content(person.fullName),
    });
}

const stepEmail =
  (done: string, reason: string) =>
  (fullName: string): EmailText => ({
    subject: done,
    greeting: `Dear ${fullName},`,
    parts: [`${done}. The admissions office writes:`, reason],
  });

/** The admissions office, or the fee that was the last thing missing, has cleared a candidate, in the transaction that does. */
export const candidateCleared = event<{
  readonly admissionId: string;
  readonly actor: string;
  readonly ip: string | null;
  readonly now: Date;
}>('candidate cleared');

/** The offer is accepted, in the transaction that says so. `actor` is as in an audit entry. */
export const offerAccepted = event<{
  readonly admissionId: string;
  readonly actor: string;
  readonly ip: string | null;
  readonly now: Date;
}>('offer accepted');

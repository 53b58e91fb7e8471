import { displayDate } from '#rules/displayDate.ts';
import { BLANK, type Printable } from '../../kit/paper/servePaper.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { employerFacts, payFacts, studentFacts, type SiwesAnswers } from './facts.ts';
import { ownFormOf } from './service.ts';

/** Who scans its code is told where the student works and when, and nothing of the account. */
export async function siwesPrintable(platform: Platform, user: User): Promise<Printable> {
  const form = await ownFormOf(platform, user);
  const answers = form.answers as SiwesAnswers;
  const student = [...studentFacts(platform, form), ['Session', form.session] as [string, string]];
  const employer = employerFacts(answers);
  const signed = form.signedAt
    ? `Signed by ${form.signedBy ?? 'the coordinator'} on ${displayDate(form.signedAt.toISOString())}.`
    : 'Not signed by the coordinator yet.';
  return {
    subjectKind: 'siwes',
    subjectId: form.id,
    studentId: form.studentId,
    content: {
      ...BLANK,
      title: 'SIWES Form 8',
      office: "Students' Industrial Work Experience Scheme",
      holder: form.fullName,
      groups: [
        { title: 'Student', facts: student },
        { title: 'Industrial attachment', facts: employer },
        { title: 'Bank account of the student', facts: payFacts(platform, answers) },
      ],
      closing: signed,
      signatures: ['Student', "Employer's supervisor", 'SIWES coordinator'],
    },
    proves: [...student, ...employer, ['Coordinator', signed]],
  };
}

import { codeWords } from './codeWords.ts';

/** What acts by itself, as an officer calls it. */
const SYSTEMS: Readonly<Record<string, string>> = {
  'ask-open-rrrs': 'The portal, checking open RRRs',
  'ask-unknown-rrrs': 'The portal, checking unknown RRRs',
  'awaited-results': 'The portal, on the last day for awaited results',
  'charge-late': 'The portal, charging late fees',
  demo: 'The demo college',
  hostels: 'The portal, releasing beds',
  offers: 'The portal, as an offer ended',
  prefill: 'The portal, filling in a form',
  price: 'The portal, as a price changed',
  'reconcile-payments': 'The portal, comparing with Remita',
  'remita-notification': 'Remita, of a payment',
  restore: 'A restored backup',
  seed: 'The portal, as it was set up',
};

/** Whoever is no user: 'system:seed', 'applicant:<id>', 'public'. A user's name stays as it is. */
export function actorWords(actor: string): string {
  const [kind, name = ''] = actor.split(/: ?/);
  if (kind === 'system') return SYSTEMS[name] ?? `The portal, ${codeWords(name).toLowerCase()}`;
  if (kind === 'applicant') return 'An applicant';
  if (kind === 'candidate') return 'A candidate';
  if (kind === 'user') return 'A person whose account is gone';
  return actor === 'public' ? 'A visitor' : actor;
}

/** Kinds of subjects whose name in the log is not what people call them. */
const SUBJECTS: Readonly<Record<string, string>> = {
  text: 'Wording of the portal',
  college: 'The college',
  class: 'Registration of a class',
  department_course: 'Course of a department',
  profile_section: 'Section of a profile',
};

/** 'payment_case' as 'Payment case'; of an account 'User bello', of a student with number and name. */
export const subjectWords = (kind: string, name: string | null): string =>
  [SUBJECTS[kind.replaceAll('-', '_')] ?? codeWords(kind), name].filter(Boolean).join(' ');

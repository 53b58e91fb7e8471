import { OWN_ACADEMICS } from '#contract/academics/pages.ts';
import { REGISTRATION } from '#contract/academics/states.ts';
import type { PaperContent } from '#contract/kit/paper.ts';
import type { Missing } from '#contract/kit/unmet.ts';
import { displayDate } from '#rules/displayDate.ts';
import { BLANK, type Printable } from '../../kit/paper/servePaper.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { unmet } from '../../platform/problem.ts';
import { mustPass } from '../../students/gates/service.ts';
import { isLive, type LineRow, type Place, type RegistrationRow } from './offer.ts';
import { ownPlace } from './service.ts';
import { linesOf, registrationOf } from './sql/standing.ts';
import { termOf } from './change.ts';

export const COURSE_FORM = { kind: 'course-form', prefix: 'CRF' } as const;
export const EXAMINATION_CARD = { kind: 'examination-card', prefix: 'EXC' } as const;

interface Term {
  readonly sessionId: number;
  readonly semesterId: number;
}

const STATES: Readonly<Record<string, string>> = {
  submitted: 'Waits for approval',
  returned: 'Returned',
  approved: 'Approved',
};
const LINE_STATES: Readonly<Record<string, string>> = {
  registered: 'Waits',
  approved: 'Approved',
  returned: 'Returned',
};
const KINDS: Readonly<Record<string, string>> = {
  'carry-over': 'Carry-over',
  core: 'Core',
  required: 'Required',
  repeat: 'Repeated',
  elective: 'Elective',
  borrowed: 'Borrowed',
};

const registering = (words: string): Missing => ({
  words,
  link: { name: OWN_ACADEMICS.registration.name, to: OWN_ACADEMICS.registration.to },
});

async function ownRegistration({ database }: Platform, user: User, term: Term) {
  const place = await ownPlace(database, user, term);
  const [registration] = await registrationOf(database, termOf(place));
  if (!registration)
    throw unmet('You have registered no course of this semester yet', [registering('Register your courses')], {
      status: 404,
    });
  const lines = (await linesOf(database, { registrationId: registration.id })).filter(isLive);
  return { place, registration, lines };
}

/** As each course was called when it was registered. */
export async function courseFormOf(platform: Platform, user: User, term: Term): Promise<Printable> {
  const { place, registration, lines } = await ownRegistration(platform, user, term);
  return printed(place, registration, {
    ...BLANK,
    title: 'Course registration form',
    office: place.department,
    holder: place.fullName,
    groups: [studentGroup(place), registrationGroup(registration, lines)],
    tables: [
      {
        title: 'Courses',
        columns: [
          { title: 'Code', isFigure: false },
          { title: 'Course', isFigure: false },
          { title: 'Kind', isFigure: false },
          { title: 'Units', isFigure: true },
          { title: 'Decision', isFigure: false },
        ],
        rows: lines.map(({ code, title, kind, unit, state }) => [
          code,
          title,
          KINDS[kind] ?? kind,
          String(unit),
          LINE_STATES[state] ?? state,
        ]),
        totals: [[counted(lines.length), '', '', String(unitsOf(lines)), '']],
        rowsPerPage: null,
        signatures: [],
      },
    ],
    closing:
      registration.state === REGISTRATION.approved
        ? 'These courses are approved.'
        : 'This form is not approved yet: it shows what was submitted.',
    signatures: ['Student', 'Course adviser', 'Head of department'],
  });
}

/** @throws Problem 422 before the courses are approved, and before the gate 'examination card' is open */
export async function examinationCardOf(platform: Platform, user: User, term: Term): Promise<Printable> {
  const { place, registration, lines } = await ownRegistration(platform, user, term);
  if (registration.state !== REGISTRATION.approved)
    throw unmet('Your examination card comes when all your courses are approved', [
      registering('See which courses still wait'),
    ]);
  const { studentId, sessionId } = place;
  await mustPass(platform, platform.database, { studentId, sessionId }, 'examination card');
  return printed(place, registration, {
    ...BLANK,
    title: 'Examination card',
    office: 'Registry',
    holder: place.fullName,
    groups: [studentGroup(place), registrationGroup(registration, lines)],
    tables: [
      {
        title: 'Examinations',
        columns: [
          { title: 'Code', isFigure: false },
          { title: 'Course', isFigure: false },
          { title: 'Units', isFigure: true },
          { title: 'Invigilator', isFigure: false },
        ],
        rows: lines.map(({ code, title, unit }) => [code, title, String(unit), '']),
        totals: [[counted(lines.length), '', String(unitsOf(lines)), '']],
        rowsPerPage: null,
        signatures: [],
      },
    ],
    points: ['Bring this card and your identity card to each examination.', 'The invigilator signs beside the course.'],
    signatures: ['Student', 'Registrar'],
  });
}

const printed = (place: Place, registration: RegistrationRow, content: PaperContent): Printable => ({
  subjectKind: 'registration',
  subjectId: registration.id,
  studentId: place.studentId,
  content,
});

const studentGroup = (place: Place): PaperContent['groups'][number] => ({
  title: 'Student',
  facts: [
    ['Matric or registration number', place.number],
    ['Department', place.department],
    ['Level', `${place.levelId} Level`],
    ['Session', place.session],
    ['Semester', place.semester],
  ],
});

const registrationGroup = (
  { state, submittedAt, decidedAt, decidedBy }: RegistrationRow,
  lines: readonly LineRow[],
): PaperContent['groups'][number] => ({
  title: 'Registration',
  facts: [
    ['Status', STATES[state] ?? state],
    ['Units', String(unitsOf(lines))],
    ['Submitted', submittedAt ? displayDate(submittedAt.toISOString()) : '-'],
    ['Decided', decidedAt ? `${displayDate(decidedAt.toISOString())}${decidedBy ? `, ${decidedBy}` : ''}` : '-'],
  ],
});

const unitsOf = (lines: readonly LineRow[]) => lines.reduce((sum, { unit }) => sum + unit, 0);
const counted = (courses: number) => (courses === 1 ? 'One course' : `${courses} courses`);

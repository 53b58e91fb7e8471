import Type, { type Static } from 'typebox';
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { nullable } from '../kit/schemas.ts';
import { StudentFacts } from './records.ts';

const student = { claim: 'student' } as const;

export const PROFILE_SECTIONS = [
  'personal-data',
  'programme-detail',
  'next-of-kin',
  'passport',
  'sponsor',
  'medical-records',
  'educational-history',
  'work-history',
] as const;
export type ProfileSectionName = (typeof PROFILE_SECTIONS)[number];
const SectionName = Type.Unsafe<ProfileSectionName>({ type: 'string', enum: [...PROFILE_SECTIONS] });

const File = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: Type.Unsafe<'pdf' | 'jpg' | 'png'>({ type: 'string', enum: ['pdf', 'jpg', 'png'] }),
  size: Type.Integer(),
});
export type StudentFile = Static<typeof File>;

/** The form is `schemas/forms/students/profile-<section>.json`. `lacks` names the questions that are still to be answered. */
const Section = Type.Object({
  section: SectionName,
  title: Type.String(),
  answers: FormAnswers,
  lacks: Type.Array(Type.String()),
  savedAt: nullable(Type.String()),
  revision: Type.Integer({ description: '0 before it is saved for the first time' }),
});
export type ProfileSection = Static<typeof Section>;

/** In words, for who reads it and does not write it. */
const ReadSection = Type.Object({
  section: SectionName,
  title: Type.String(),
  lacks: Type.Array(Type.String()),
  facts: Type.Array(Type.Tuple([Type.String(), Type.String()])),
});
export type ReadSection = Static<typeof ReadSection>;

const Profile = Type.Object({
  student: StudentFacts,
  personalData: Type.Object({
    passport: nullable(Type.String({ description: 'A file' })),
    ninEnd: nullable(Type.String({ description: 'The last four digits of the NIN that the college has' })),
  }),
  programmeDetail: Type.Object({ level: Type.String() }),
  sections: Type.Array(Section),
  files: Type.Array(File),
});
export type Profile = Static<typeof Profile>;

export const studentProfile = endpoint({
  method: 'GET',
  path: '/Student/student-profile',
  access: student,
  summary:
    "A student's own profile; null for an account without a student record. Medical records are left out for who is in the student's place",
  reply: nullable(Profile),
});

export const updateStudentProfile = endpoint({
  method: 'PUT',
  path: '/Student/update-student-profile',
  access: student,
  inPerson: true,
  summary: 'Saves a section of the own profile; 409 when it was saved since that revision',
  body: Type.Object({
    section: SectionName,
    data: FormAnswers,
    revision: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  }),
  reply: Type.Object({ revision: Type.Integer(), lacks: Type.Array(Type.String()) }),
});

export const profilePdf = endpoint({
  method: 'GET',
  path: '/Student/student-profile.pdf',
  access: student,
  summary: 'The own profile on paper, without medical records',
  produces: 'application/pdf',
  reply: Type.Unknown(),
});

const AdmissionId = Type.Object({ admissionId: Type.String({ format: 'uuid' }) });

export const profileOfStudent = endpoint({
  method: 'GET',
  path: '/Student/profile-sections',
  access: { claim: 'student-management' },
  summary: "A student's profile in words, without medical records; the NIN is masked",
  query: AdmissionId,
  reply: Type.Object({ sections: Type.Array(ReadSection), passport: nullable(Type.String()) }),
});

export const profilePdfOfStudent = endpoint({
  method: 'GET',
  path: '/Student/profile-sections.pdf',
  access: { claim: 'student-management' },
  summary: "A student's profile on paper, without medical records",
  query: AdmissionId,
  produces: 'application/pdf',
  reply: Type.Unknown(),
});

export const medicalRecord = endpoint({
  method: 'GET',
  path: '/Student/medical-record',
  access: { claim: 'health' },
  inPerson: true,
  summary: 'The medical records of a student, by either number. That they were read is written down',
  query: Type.Object({ number: Type.String({ maxLength: 40 }) }),
  reply: Type.Object({
    fullName: Type.String(),
    matricNumber: nullable(Type.String()),
    regNumber: Type.String(),
    sex: nullable(Type.String()),
    dateOfBirth: nullable(Type.String()),
    savedAt: nullable(Type.String()),
    medical: ReadSection,
    nextOfKin: ReadSection,
  }),
});
export type MedicalRecord = Reply<typeof medicalRecord>;

export const medicalReads = endpoint({
  method: 'GET',
  path: '/Student/medical-record-reads',
  access: student,
  summary: 'Who has read the own medical records, and when; the latest fifty',
  reply: Type.Array(Type.Object({ by: Type.String(), at: Type.String({ format: 'date-time' }) })),
});

export const uploadStudentFile = endpoint({
  method: 'POST',
  path: '/Student/file',
  access: 'user',
  inPerson: true,
  summary:
    'Takes a photograph, or what proves a correction (pdf, jpg or png, under 3 MB). What no record names is gone after a day',
  query: Type.Object({
    purpose: Type.Enum(['passport', 'evidence']),
    id: Type.String({ format: 'uuid', description: 'Chosen by the sender: sent again, it is the same file' }),
  }),
  reply: File,
});

export const readStudentFile = endpoint({
  method: 'GET',
  path: '/Student/file/:id',
  access: 'user',
  summary: "A file of one's own; for who manages students, a photograph of a profile or the evidence of a correction",
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  produces: 'application/octet-stream',
  reply: Type.Unknown(),
});

export const verifyStudent = endpoint({
  method: 'GET',
  path: '/Student/verify-student',
  access: 'public',
  summary: 'Confirms that a printed profile is genuine',
  query: Type.Object({ code: Type.String({ maxLength: 64 }) }),
  reply: Type.Object({
    initials: Type.String(),
    programme: Type.String(),
    session: Type.String(),
    status: Type.String(),
  }),
});

import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

const CLAIM = { claim: 'student-management' } as const;
const RegNumber = Type.String({ maxLength: 40 });
const Nullable = Type.Union([Type.String(), Type.Null()]);

const AdmissionClaim = Type.Object({
  regNumber: Type.String(),
  fullName: Type.String(),
  programme: Type.String(),
  studentType: Type.String(),
  session: Type.String(),
  admittedOn: Type.String(),
  /** As the admission list has it: whoever claims the account is mailed a code there. */
  email: Nullable,
  /** The account's address in part, and the last four digits of the RRR that was shown. */
  claim: Type.Union([Type.Object({ claimedAt: Type.String(), email: Nullable, rrrEnd: Nullable }), Type.Null()]),
});
export type AdmissionClaim = Static<typeof AdmissionClaim>;

export const admissionClaim = endpoint({
  method: 'GET',
  path: '/Student/admission-claim',
  access: CLAIM,
  summary: 'Who is admitted under a registration number, and who opened its account',
  query: Type.Object({ regNumber: RegNumber }),
  reply: AdmissionClaim,
});

export const setAdmissionAddress = endpoint({
  method: 'PUT',
  path: '/Student/admission-address',
  access: CLAIM,
  inPerson: true,
  summary: 'Enters the email address of somebody on the admission list',
  body: Type.Object({ regNumber: RegNumber, email: Type.String({ maxLength: 254 }) }),
  reply: Type.Null(),
});

export const undoClaim = endpoint({
  method: 'POST',
  path: '/Student/undo-claim',
  access: CLAIM,
  inPerson: true,
  changes: 'person',
  summary:
    'Takes an account from the person who wrongly claimed it: ends its sessions, voids what opens it, and lets the number be claimed again',
  body: Type.Object({ regNumber: RegNumber, reason: Type.String({ maxLength: 300 }) }),
  reply: Type.Null(),
});

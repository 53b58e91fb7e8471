import Type from 'typebox';
import declared from '#lists/admissions/certificate-checks.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { Named, resource } from '../kit/resource.ts';

const ANSWERS = [
  'No answer yet',
  'Genuine',
  'Replaced by a newer one',
  'Revoked',
  'Not genuine',
  'The issuer does not answer',
] as const;
const Answer = Type.Unsafe<(typeof ANSWERS)[number]>({ type: 'string', enum: [...ANSWERS] });

export const certificateChecks = resource({
  path: '/CertificateCheck/certificate-checks',
  access: { claim: 'utilities' },
  declared,
  one: 'certificate check',
  row: Type.Object({
    ...Named,
    regNumber: Type.String(),
    certificate: Type.String(),
    issuer: Type.String(),
    certificateNumber: Type.String(),
    askedOn: Type.String(),
    answer: Answer,
    note: Type.String(),
  }),
});

export const verifyPaper = endpoint({
  method: 'POST',
  path: '/CertificateCheck/verify-paper',
  access: { claim: 'utilities' },
  summary: 'Looks up a paper of the college by its code; the answer is listed among the certificate checks',
  body: Type.Object({ code: Type.String({ maxLength: 200 }) }),
  reply: Type.Object({ id: Id, said: Type.String() }),
});

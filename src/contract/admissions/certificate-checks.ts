import Type from 'typebox';
import declared from '#lists/admissions/certificate-checks.json' with { type: 'json' };
import { Named, resource } from '../kit/resource.ts';

const ANSWERS = ['No answer yet', 'Genuine', 'Not genuine', 'The issuer does not answer'] as const;
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

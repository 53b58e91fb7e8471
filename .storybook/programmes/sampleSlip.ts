import type { Programme } from '#catalogue/programme.ts';
import { UPLOADS, type LookupName } from '#catalogue/registry/lookups.ts';
import type { SlipReply } from '#contract/admissions/applications.ts';
import type { Lookups } from '#server/platform/lookups/lookups.ts';
import { buildSlip } from '#server/admissions/slips/buildSlip.ts';
import { answersInOrder } from '../../tests/support/answersInOrder.ts';
import { candidateFacts } from '../../tests/support/candidates.ts';

const PERSON = {
  lastname: 'Okafor',
  firstname: 'Adaeze',
  middlename: 'Ngozi',
  email: 'adaeze.okafor@example.com',
  mobileNumber: '08031234567',
  startedOn: '2026-11-02',
};
const PHOTOGRAPH = '5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10';
const NIGERIA = 566;

export function sampleSlip(programme: Programme, lookups: Lookups): SlipReply {
  const facts = { ...PERSON, ...candidateFacts(programme) };
  const options = (lookup: string, parents: readonly unknown[]) =>
    lookup === UPLOADS
      ? [PHOTOGRAPH]
      : lookup === 'countries'
        ? [NIGERIA]
        : lookups.list(lookup as LookupName, parents).map(({ id }) => id);
  const answers = answersInOrder(programme, facts, options);
  return buildSlip(
    {
      programme,
      facts,
      answers,
      passportId: PHOTOGRAPH,
      documents: [{ id: PHOTOGRAPH, name: 'certificate.pdf', kind: 'pdf', size: 1_258_291 }],
      rrr: '270008012345',
      session: '2026/2027',
      edition: 1,
      completedAt: new Date('2026-11-02T09:00:00Z'),
      applicationNumber: `${programme.id.toUpperCase()}/2026/000042`,
      verificationCode: 'Zk3vQm0T8sYw1xLr5nBd2A',
    },
    lookups,
    'https://portal.example',
  );
}

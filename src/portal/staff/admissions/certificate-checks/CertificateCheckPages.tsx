import declared from '#lists/admissions/certificate-checks.json' with { type: 'json' };
import type { certificateChecks } from '#contract/admissions/certificate-checks.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { displayDate } from '#rules/displayDate.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { VerifyPaper } from './VerifyPaper.tsx';

const SCREENS: ScreensOf<typeof certificateChecks.list> = {
  one: 'certificate check',
  declared,
  at: ADMISSIONS.certificateChecks.to,
  path: '/CertificateCheck/certificate-checks',
  forms: { create: 'certificate-check', correct: 'certificate-check' },
  facts: ({ name, regNumber, certificate, issuer, certificateNumber, askedOn, answer, note }) => [
    ['Name on the certificate', name],
    ['Registration number', regNumber],
    ['Certificate', certificate],
    ['Certificate number', certificateNumber],
    ['Issuer', issuer],
    ['Requested on', displayDate(askedOn)],
    ['Answer', answer],
    ['Note', note],
  ],
  listActions: <VerifyPaper />,
  switchedOff: 'The check no longer counts. You still find it among those that are switched off.',
};

export const CertificateCheckPages = () => <ResourcePages screens={SCREENS} />;

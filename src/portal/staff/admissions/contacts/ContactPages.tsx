import list from '#lists/admissions/contacts.json' with { type: 'json' };
import type { contacts } from '#contract/admissions/contacts.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof contacts.list> = {
  one: 'contact',
  declared: list,
  at: ADMISSIONS.contacts.to,
  path: '/AdmissionList/contacts',
  crumbs: [ADMISSIONS.admissionBoard],
  nameOf: ({ registrationNumber }) => registrationNumber,
  forms: { create: 'candidate-contact', correct: 'contact-details' },
  uploads: true,
  switchedOff: 'Nothing is sent there any more.',
};

export const ContactPages = () => <ResourcePages screens={SCREENS} />;

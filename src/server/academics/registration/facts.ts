import { OWN_ACADEMICS } from '#contract/academics/pages.ts';
import type { Fact } from '../../platform/facts.ts';
import { isRegistered } from './sql/standing.ts';

/** What other wings may ask of registration before an act of a student. */
export const registered: Fact = {
  name: 'registered',
  met: 'Your courses are registered',
  unmet: 'Register your courses',
  link: { name: OWN_ACADEMICS.registration.name, to: OWN_ACADEMICS.registration.to },
  isMet: async (db, of) => (await isRegistered(db, of))[0]?.isMet ?? false,
};

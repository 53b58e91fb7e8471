import type { Programme } from '#catalogue/programme.ts';
import { machineOf, sectionsWalked } from '#catalogue/journey.ts';
import { UPLOADS, type LookupName } from '#catalogue/registry/lookups.ts';
import { toWire } from '#catalogue/wireShape.ts';
import { createCollegeLookups } from '#server/lookups.ts';
import { sendPassport, type Applicant } from './applicant.ts';
import type { Caller } from './call.ts';
import { fullAnswers } from './fullAnswers.ts';
import { PROGRAMMES } from './programmes.ts';

const NIGERIA = 566;

export const HOUSE_PROGRAMME = (id: string): Programme => PROGRAMMES.find((programme) => programme.id === id)!;

/** Saves right answers to every section before the one that is named. */
export async function fillUpTo(
  server: Caller,
  programme: Programme,
  { token, rrr, applicantId }: Applicant,
  last: string,
): Promise<void> {
  const { chart, sections, endpoints } = programme;
  const passport = await sendPassport(server, token);
  const lookups = createCollegeLookups(() => new Date());
  const options = (lookup: string, parents: readonly unknown[]) =>
    lookup === UPLOADS
      ? [passport]
      : lookup === 'countries'
        ? [NIGERIA]
        : lookups.list(lookup as LookupName, parents).map(({ id }) => id);
  const walked = sectionsWalked(machineOf(chart), { answers: {}, formCompleted: false });
  for (const section of walked.slice(0, walked.indexOf(last))) {
    const { path, identifiedBy } = endpoints.sections[section]!;
    const body = {
      [identifiedBy]: identifiedBy === 'rrr' ? rrr : applicantId,
      ...toWire(programme, section, fullAnswers(sections[section]!, options)),
    };
    const saved = await server.call('POST', `/api${path}`, { token, body });
    if (saved.status !== 200) throw new Error(`${path}: ${saved.text}`);
  }
}

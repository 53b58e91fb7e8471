import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { entranceOf, type JambList } from '#catalogue/registry/entrances.ts';
import { phoneMistake } from '#rules/invoiceRequest.ts';
import { jambNumberMistake, normaliseJambNumber } from '#rules/jambNumber.ts';
import { normalisePhone } from '#rules/phone.ts';
import { findCandidate, LIST_NAMES, type ListedCandidate } from '../jamb/service.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse, type Charge } from './policy.ts';

/** For whom an invoice is. */
export interface Registration {
  /** The phone number, for one whom no list names. */
  readonly regNumber: string;
  readonly phone: string;
  /** As JAMB has them: nobody else's are taken. */
  readonly names: Pick<ListedCandidate, 'lastname' | 'firstname' | 'middlename'> | undefined;
}

interface Typed {
  readonly regNumber: string | null | undefined;
  readonly mobileNumber: string | null | undefined;
}

/**
 * Who asks for an invoice of this programme. A candidate must stand on the list; a number that does not is a guess.
 * @throws Problem 422 with the form's messages, 429 for one who keeps guessing
 */
export async function registrationOf(platform: Platform, charge: Charge, typed: Typed, ip: string): Promise<Registration> {
  const { list } = entranceOf(charge.programme);
  if (list) return candidateOf(platform, charge, list, typed, ip);
  refuse({ '/regNumber': phoneMistake(typed.regNumber) });
  const phone = normalisePhone(typed.regNumber ?? '')!;
  return { regNumber: phone, phone, names: undefined };
}

async function candidateOf(platform: Platform, charge: Charge, list: JambList, typed: Typed, ip: string): Promise<Registration> {
  refuse({ '/regNumber': jambNumberMistake(typed.regNumber), '/mobileNumber': phoneMistake(typed.mobileNumber) });
  const regNumber = normaliseJambNumber(typed.regNumber ?? '')!;
  const phone = normalisePhone(typed.mobileNumber ?? '')!;
  return slowGuesses(platform, 'jamb', ip, async () => {
    const candidate = await findCandidate(platform.database, charge.session.id, regNumber);
    if (candidate?.list !== list) refuse({ '/regNumber': notListed(platform, charge, list, candidate) });
    return { regNumber, phone, names: candidate };
  });
}

/** What a candidate who is not on the list can do about it. */
function notListed({ catalogue, settings: { school } }: Platform, { session }: Charge, list: JambList, candidate: ListedCandidate | undefined): string {
  if (candidate) return `This registration number is on the ${LIST_NAMES[candidate.list]} list. Please choose ${namesOf(catalogue.programmes, candidate.list)}`;
  return `This registration number is not on the ${session.name} ${LIST_NAMES[list]} list of ${school.name}. Please check it against your JAMB slip. `
    + `If it is right, make ${school.name} your choice on the JAMB portal, then try again a day later, or call ${school.phone}`;
}

const namesOf = (programmes: readonly ProgrammeSummary[], list: JambList) =>
  programmes.filter((programme) => entranceOf(programme).list === list).map(({ name }) => name).join(' or ');

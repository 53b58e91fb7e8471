import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { entranceOf, type JambList } from '#catalogue/registry/entrances.ts';
import { phoneMistake } from '#rules/invoiceRequest.ts';
import { jambNumberMistake, normaliseJambNumber } from '#rules/jambNumber.ts';
import { normalisePhone } from '#rules/phone.ts';
import { findCandidate, LIST_NAMES, type ListedCandidate } from '../jamb/service.ts';
import { refuse } from '../../finance/invoices/service.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Charge } from './policy.ts';

export interface Registration {
  /** The phone number where the programme has no JAMB list. */
  readonly regNumber: string;
  readonly phone: string;
}

interface Typed {
  readonly regNumber: string | null | undefined;
  readonly mobileNumber: string | null | undefined;
}

/** A number that is not on the list is a guess. @throws Problem 422 with the form's messages, 429 for guessing */
export async function registrationOf(
  platform: Platform,
  charge: Charge,
  typed: Typed,
  ip: string,
): Promise<Registration> {
  const { list } = entranceOf(charge.programme);
  if (list) return candidateOf(platform, charge, list, typed, ip);
  refuse({ '/regNumber': phoneMistake(typed.regNumber) });
  const phone = normalisePhone(typed.regNumber ?? '')!;
  return { regNumber: phone, phone };
}

async function candidateOf(
  platform: Platform,
  charge: Charge,
  list: JambList,
  typed: Typed,
  ip: string,
): Promise<Registration> {
  refuse({ '/regNumber': jambNumberMistake(typed.regNumber), '/mobileNumber': phoneMistake(typed.mobileNumber) });
  const regNumber = normaliseJambNumber(typed.regNumber ?? '')!;
  const phone = normalisePhone(typed.mobileNumber ?? '')!;
  return slowGuesses(platform, 'jamb', ip, async () => {
    const candidate = await findCandidate(platform.database, charge.session.id, regNumber);
    if (candidate?.list !== list) refuse({ '/regNumber': notListed(platform, charge, list, candidate) });
    return { regNumber, phone };
  });
}

function notListed(
  { catalogue, settings: { school } }: Platform,
  { session }: Charge,
  list: JambList,
  candidate: ListedCandidate | undefined,
): string {
  if (candidate)
    return `This registration number is on the ${LIST_NAMES[candidate.list]} list. Please choose ${namesOf(catalogue.programmes, candidate.list)}`;
  return (
    `This registration number is not on the ${session.name} ${LIST_NAMES[list]} list of ${school.name}. Please check it against your JAMB slip. ` +
    `If it is right, make ${school.name} your choice on the JAMB portal. Try again a day later, or call ${school.phone}`
  );
}

const namesOf = (programmes: readonly ProgrammeSummary[], list: JambList) =>
  programmes
    .filter((programme) => entranceOf(programme).list === list)
    .map(({ name }) => name)
    .join(' or ');

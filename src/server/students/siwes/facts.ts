import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import { displayDate } from '#rules/displayDate.ts';
import type { Platform } from '../../platform/platform.ts';
import { levelName } from '../records/service.ts';

/** A form that is only begun lacks some. */
export type SiwesAnswers = Partial<SectionAnswersById['forms/siwes']>;
type Facts = [label: string, value: string][];

interface Placed {
  readonly number: string;
  readonly programme: string;
  readonly department: string;
  readonly levelId: number;
}

export const studentFacts = (
  { lookups }: Pick<Platform, 'lookups'>,
  { number, programme, department, levelId }: Placed,
): Facts => [
  ['Matric number', number],
  ['Course', programme],
  ['Department', department],
  ['Level', levelName(lookups, levelId)],
];

const MISSING = '-';
const dayIn = (day: string | undefined) => (day ? displayDate(day) : MISSING);

export const employerFacts = (answers: SiwesAnswers): Facts => [
  ["Employer's name", answers.employerName ?? MISSING],
  ["Employer's address", answers.employerAddress ?? MISSING],
  ["Employer's phone number", answers.employerPhone ?? MISSING],
  ["Supervisor's name", answers.supervisor ?? MISSING],
  ['First day', dayIn(answers.startDate)],
  ['Last day', dayIn(answers.endDate)],
];

export const payFacts = (
  { lookups }: Pick<Platform, 'lookups'>,
  { bankId, accountNumber, accountName }: SiwesAnswers,
): Facts => [
  ['Bank', bankId === undefined ? MISSING : (lookups.nameOf('banks', bankId) ?? String(bankId))],
  ['Account number', accountNumber ?? MISSING],
  ['Account name', accountName ?? MISSING],
];

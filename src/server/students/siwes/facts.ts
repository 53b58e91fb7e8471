import type { SectionAnswersById } from '#catalogue/generated/types.ts';
import { displayDate } from '#rules/displayDate.ts';
import type { Platform } from '../../platform/platform.ts';
import { levelName } from '../records/service.ts';

type Answers = SectionAnswersById['forms/siwes'];
type Facts = [label: string, value: string][];

interface Placed {
  readonly number: string;
  readonly programme: string;
  readonly department: string;
  readonly level_id: number;
}

export const studentFacts = (
  { lookups }: Pick<Platform, 'lookups'>,
  { number, programme, department, level_id }: Placed,
): Facts => [
  ['Matric number', number],
  ['Course', programme],
  ['Department', department],
  ['Level', levelName(lookups, level_id)],
];

export const employerFacts = (answers: Answers): Facts => [
  ["Employer's name", answers.employerName],
  ["Employer's address", answers.employerAddress],
  ["Employer's phone number", answers.employerPhone],
  ["Supervisor's name", answers.supervisor],
  ['First day', displayDate(answers.startDate)],
  ['Last day', displayDate(answers.endDate)],
];

export const payFacts = (
  { lookups }: Pick<Platform, 'lookups'>,
  { bankId, accountNumber, accountName }: Answers,
): Facts => [
  ['Bank', lookups.nameOf('banks', bankId) ?? String(bankId)],
  ['Account number', accountNumber],
  ['Account name', accountName],
];

import type { SectionSchema } from './vocabulary.ts';

/** What the invoice says of a person: it fills the fields that name it, and they cannot be changed. */
export interface ApplicantFacts {
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly email: string;
  readonly mobileNumber: string;
}

export type FactName = keyof ApplicantFacts;

/** The answers with every prefilled field as the invoice has it, whatever was sent. */
export function withFacts(section: SectionSchema, answers: unknown, facts: ApplicantFacts): unknown {
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return answers;
  const prefilled = Object.entries(section.properties).flatMap(([name, { prefilledFrom }]) =>
    prefilledFrom ? [[name, facts[prefilledFrom as FactName]] as const] : []);
  return { ...answers, ...Object.fromEntries(prefilled) };
}

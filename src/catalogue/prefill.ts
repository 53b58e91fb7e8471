import type { FieldSchema } from './vocabulary.ts';

interface InvoiceFacts {
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly email: string;
  readonly mobileNumber: string;
  /** YYYY-MM-DD. */
  readonly startedOn: string;
}

type UtmeFact = 'utmeScore' | `utmeSubject${1 | 2 | 3 | 4}${'Id' | 'Score'}`;

/** One who sat no Post UTME has 0 there; a Direct Entry candidate has no UTME. */
export interface JambFacts extends Readonly<Partial<Record<UtmeFact, number>>> {
  readonly jambNumber: string;
  readonly genderId: number;
  readonly facultyId: number;
  readonly departmentId: number;
  readonly putmeScore: number;
  readonly aggregateScore: number;
}

export type ApplicantFacts = InvoiceFacts & Partial<JambFacts>;

export type FactName = keyof InvoiceFacts | keyof JambFacts;

/** A fact that the college does not know is a question like any other. */
export const isPrefilled = ({ prefilledFrom }: FieldSchema, facts: Partial<ApplicantFacts>): boolean =>
  prefilledFrom !== undefined && facts[prefilledFrom as FactName] !== undefined;

/** A prefilled field, in a group too, has the value that the college knows, whatever was sent. */
export function withFacts(schema: FieldSchema, answers: unknown, facts: Partial<ApplicantFacts>): unknown {
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) return answers;
  const known = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, unknown][] => {
    if (isPrefilled(field, facts)) return [[name, facts[field.prefilledFrom as FactName]]];
    const given = (answers as Readonly<Record<string, unknown>>)[name];
    const within = field.properties && withFacts(field, given ?? {}, facts);
    return within && (given !== undefined || Object.keys(within).length > 0) ? [[name, within]] : [];
  });
  return { ...answers, ...Object.fromEntries(known) };
}

import type { Catalogue } from '#catalogue/catalogue.ts';
import { journey, type Answers, type FlowMachine } from '#catalogue/journey.ts';

/** What a guide says of its examples, by heading: each is carried out, and this must hold then. */
export type Promises = Readonly<Record<string, (after: Declared, root: string) => void>>;

export type Declared = Pick<Catalogue, 'programmes' | 'byId'>;

export const jupeb = (after: Declared) => after.byId('jupeb')!;

export const begun = (machine: FlowMachine, answers: Answers) => journey(machine, { answers, formCompleted: false });

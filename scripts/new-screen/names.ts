import { WINGS } from './wings.ts';

export interface Names {
  /** 'exam venue', 'Exam venue', 'exam venues', 'Exam venues' */
  readonly one: string;
  readonly heading: string;
  readonly many: string;
  readonly title: string;
  readonly wing: string;
  /** `exam_venue`, `exam-venue`, `exam-venues` */
  readonly table: string;
  readonly form: string;
  readonly folder: string;
  /** `ExamVenue`, `examVenues` */
  readonly type: string;
  readonly list: string;
  /** The path of its screens, and the claim that opens them. */
  readonly at: string;
  readonly claim: string;
}

/** Of what belongs to the signed-in student: 'give back', `giveBackLocker`. */
export interface ActNames extends Names {
  readonly act: string;
  readonly doing: string;
}

/** @throws for an act that is no verb in lower case, or an address below which nothing can stand */
export function actNamesOf(
  { act = '', at = '', ...given }: Partial<Record<'one' | 'many' | 'in' | 'at' | 'act', string>>,
  claims: readonly string[],
): ActNames {
  if (!WORDS.test(act)) throw new Error("Please say what a student does with one, in lower case: --act 'give back'");
  if (!STUDENT_ADDRESS.test(at)) throw new Error('Please say where the page stands: --at /lockers');
  const names = namesOf({ ...given, at: '/students/page', claim: 'student' }, claims);
  return { ...names, at, act, doing: `${camel(act)}${names.type}` };
}

const STUDENT_ADDRESS = /^(\/[a-z_]+)+$/;
const WORDS = /^[a-z]+( [a-z]+)*$/;
const ADDRESS = /^(\/[a-z_]+){2,}$/;

export function namesOf(
  {
    one = '',
    many = '',
    in: wing = '',
    at = '',
    claim = '',
  }: Partial<Record<'one' | 'many' | 'in' | 'at' | 'claim', string>>,
  claims: readonly string[],
): Names {
  if (!WORDS.test(one) || !WORDS.test(many))
    throw new Error("Please say what one is and what many are, in lower case: --one 'exam venue' --many 'exam venues'");
  if (!(WINGS as readonly string[]).includes(wing))
    throw new Error(`Please say which wing it belongs to, with --in and one of: ${WINGS.join(', ')}`);
  if (!ADDRESS.test(at)) throw new Error('Please say where its screens stand: --at /school_setup/exam_venues');
  if (!claims.includes(claim))
    throw new Error(`Please say who may change them, with --claim and one of: ${claims.join(', ')}`);
  const type = pascal(one);
  return {
    one,
    many,
    wing,
    at,
    claim,
    type,
    list: camel(many),
    heading: capital(one),
    title: capital(many),
    table: one.replaceAll(' ', '_'),
    form: one.replaceAll(' ', '-'),
    folder: many.replaceAll(' ', '-'),
  };
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const pascal = (words: string) => words.split(' ').map(capital).join('');

const camel = (words: string) => pascal(words).replace(/^./, (first) => first.toLowerCase());

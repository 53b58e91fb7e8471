import { utmeSubject } from './utmeSubject.ts';

/** So many of these, beside what is compulsory. */
export interface AnyOf {
  readonly count: number;
  readonly subjects: readonly string[];
}

/** By the names of subjects. */
export interface SubjectRule {
  readonly compulsory: readonly string[];
  readonly anyOf: readonly AnyOf[];
}

export interface OLevelRule extends SubjectRule {
  /** Credits in all, those of the subjects above among them. */
  readonly credits: number;
  /** In at most so many sittings together. */
  readonly sittings: number;
}

/** A pass is enough in one subject, or another subject is taken in its place. */
export type Waiver = { readonly passIn: string } | { readonly instead: string; readonly of: string };

/** What a programme requires beside Use of English. Null is not known, which nobody is judged by. */
export interface Requirement {
  readonly utme: SubjectRule | null;
  readonly oLevel: OLevelRule | null;
  /** Of 400. */
  readonly minimumUtme: number | null;
  /** Of 100. */
  readonly minimumScreening: number | null;
  /** In years. */
  readonly minimumAge: number | null;
  readonly waivers: readonly Waiver[];
}

/** As the cells of a spreadsheet and the fields of the form have it; an empty one is not known. */
export interface RequirementText {
  /** 'Mathematics, Physics', or 'Any' where every combination is taken. */
  readonly utmeCompulsory: string;
  /** '1 of Chemistry, Biology; 2 of ...' */
  readonly utmeAnyOf: string;
  readonly oLevelCompulsory: string;
  readonly oLevelAnyOf: string;
  readonly oLevelCredits: number | null;
  readonly oLevelSittings: number | null;
  readonly minimumUtme: number | null;
  readonly minimumScreening: number | null;
  readonly minimumAge: number | null;
  /** 'pass in Physics; Further Mathematics for Physics' */
  readonly waivers: string;
}

/** Every combination is taken. */
const ANY = 'Any';
/** What a rule means that says nothing else. */
export const USUAL = { credits: 5, sittings: 2 };

const parts = (typed: string, separator: string): string[] =>
  typed
    .split(separator)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '');

export const readSubjects = (typed: string): string[] =>
  parts(typed, ',').filter((name) => name.toLowerCase() !== ANY.toLowerCase());

/** @returns null where a group is not written as '2 of Biology, Physics, Chemistry' */
export function readGroups(typed: string): AnyOf[] | null {
  const groups = parts(typed, ';').map((part) => {
    const [, count, subjects] = /^(\d+) of (.+)$/i.exec(part) ?? [];
    return count === undefined ? null : { count: Number(count), subjects: readSubjects(subjects!) };
  });
  return groups.includes(null) ? null : (groups as AnyOf[]);
}

/** @returns null where one is written neither as 'pass in Physics' nor as 'Further Mathematics for Physics' */
export function readWaivers(typed: string): Waiver[] | null {
  const waivers = parts(typed, ';').map((part) => {
    const [, passIn] = /^(?:a )?pass in (.+)$/i.exec(part) ?? [];
    if (passIn !== undefined) return { passIn };
    const [, instead, of] = /^(.+?) for (.+)$/i.exec(part) ?? [];
    return of === undefined ? null : { instead: instead!, of };
  });
  return waivers.includes(null) ? null : (waivers as Waiver[]);
}

export const groupsText = (groups: readonly AnyOf[]): string =>
  groups.map(({ count, subjects }) => `${count} of ${subjects.join(', ')}`).join('; ');

const waiversText = (waivers: readonly Waiver[]): string =>
  waivers
    .map((waiver) => ('passIn' in waiver ? `pass in ${waiver.passIn}` : `${waiver.instead} for ${waiver.of}`))
    .join('; ');

const isSaid = (compulsory: string, anyOf: string): boolean => compulsory.trim() !== '' || anyOf.trim() !== '';

/** Of a text without mistakes. */
export function readRequirement(text: RequirementText): Requirement {
  const ruleOf = (compulsory: string, anyOf: string): SubjectRule | null =>
    isSaid(compulsory, anyOf) ? { compulsory: readSubjects(compulsory), anyOf: readGroups(anyOf) ?? [] } : null;
  const oLevel = ruleOf(text.oLevelCompulsory, text.oLevelAnyOf);
  return {
    utme: ruleOf(text.utmeCompulsory, text.utmeAnyOf),
    oLevel: oLevel && {
      ...oLevel,
      credits: text.oLevelCredits ?? USUAL.credits,
      sittings: text.oLevelSittings ?? USUAL.sittings,
    },
    minimumUtme: text.minimumUtme,
    minimumScreening: text.minimumScreening,
    minimumAge: text.minimumAge,
    waivers: readWaivers(text.waivers) ?? [],
  };
}

/** Each name as its examination writes it, whatever the letter case or JAMB's short form; what is misspelt stays as it is. */
export function tidiedText(
  text: RequirementText,
  subjects: { readonly utme: readonly string[]; readonly oLevel: readonly string[] },
): RequirementText {
  const named = (known: readonly string[]) => (name: string) =>
    known.find((each) => each.toLowerCase() === name.toLowerCase()) ??
    known.find((each) => each === utmeSubject(name)) ??
    name;
  const list = (typed: string, of: (name: string) => string) =>
    typed.trim().toLowerCase() === ANY.toLowerCase() ? ANY : readSubjects(typed).map(of).join(', ');
  const groups = (typed: string, of: (name: string) => string) => {
    const read = readGroups(typed);
    return read ? groupsText(read.map(({ count, subjects: names }) => ({ count, subjects: names.map(of) }))) : typed;
  };
  const [utme, oLevel, either] = [
    named(subjects.utme),
    named(subjects.oLevel),
    named([...subjects.utme, ...subjects.oLevel]),
  ];
  const waivers = readWaivers(text.waivers)?.map((waiver) =>
    'passIn' in waiver ? { passIn: oLevel(waiver.passIn) } : { instead: either(waiver.instead), of: either(waiver.of) },
  );
  return {
    ...text,
    utmeCompulsory: list(text.utmeCompulsory, utme),
    utmeAnyOf: groups(text.utmeAnyOf, utme),
    oLevelCompulsory: list(text.oLevelCompulsory, oLevel),
    oLevelAnyOf: groups(text.oLevelAnyOf, oLevel),
    waivers: waivers ? waiversText(waivers) : text.waivers,
  };
}

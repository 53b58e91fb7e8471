import {
  readGroups,
  readRequirement,
  readSubjects,
  readWaivers,
  type AnyOf,
  type Requirement,
  type RequirementText,
  type SubjectRule,
  type Waiver,
} from './requirement.ts';

/** The names of subjects that an examination has. */
export interface Subjects {
  readonly utme: readonly string[];
  readonly oLevel: readonly string[];
}

export type RequirementMistakes = Partial<Record<keyof RequirementText, string>>;

/** With Use of English, which everybody sits. */
const UTME_SUBJECTS = 4;
const USE_OF_ENGLISH = 'Use of English';
const SHAPE = {
  group: "please write each group as '1 of Biology, Physics', with ';' between groups",
  waiver: "please write each waiver as 'pass in Physics' or 'Commerce for Economics', with ';' between them",
};

/** Everything that is misspelt or contradicts itself, at its field. */
export function requirementMistakes(text: RequirementText, subjects: Subjects): RequirementMistakes {
  const shape = {
    ...(readGroups(text.utmeAnyOf) === null && { utmeAnyOf: SHAPE.group }),
    ...(readGroups(text.oLevelAnyOf) === null && { oLevelAnyOf: SHAPE.group }),
    ...(readWaivers(text.waivers) === null && { waivers: SHAPE.waiver }),
  };
  const names = strangersIn(text, subjects);
  const misspelt = { ...names, ...shape };
  return Object.keys(misspelt).length > 0 ? misspelt : contradictions(readRequirement(text), text);
}

function strangersIn(text: RequirementText, subjects: Subjects): RequirementMistakes {
  const stranger = (names: readonly string[], known: readonly string[], examination: string) => {
    const first = names.find((name) => !known.includes(name));
    return first === undefined ? undefined : `no subject of ${examination} is called '${first}'`;
  };
  const inGroups = (typed: string) => (readGroups(typed) ?? []).flatMap((group) => group.subjects);
  const either = [...subjects.utme, ...subjects.oLevel];
  const each: RequirementMistakes = {
    utmeCompulsory: stranger(readSubjects(text.utmeCompulsory), subjects.utme, 'UTME'),
    utmeAnyOf: stranger(inGroups(text.utmeAnyOf), subjects.utme, 'UTME'),
    oLevelCompulsory: stranger(readSubjects(text.oLevelCompulsory), subjects.oLevel, 'the O-Level'),
    oLevelAnyOf: stranger(inGroups(text.oLevelAnyOf), subjects.oLevel, 'the O-Level'),
    waivers: stranger((readWaivers(text.waivers) ?? []).flatMap(namesOf), either, 'UTME or the O-Level'),
  };
  return said(each);
}

/** What no candidate could meet, or what two parts say differently. */
function contradictions(
  { utme, oLevel, waivers }: Requirement,
  { oLevelCredits, oLevelSittings }: Pick<RequirementText, 'oLevelCredits' | 'oLevelSittings'>,
): RequirementMistakes {
  const sat = utme && { ...utme, compulsory: [...new Set([USE_OF_ENGLISH, ...utme.compulsory])] };
  const required = oLevel ? leastOf(oLevel) : 0;
  return said({
    utmeCompulsory: utme ? (twice(utme.compulsory) ?? tooMany(sat!.compulsory.length)) : undefined,
    utmeAnyOf: sat && sat.anyOf.length > 0 ? (wrongGroup(sat) ?? tooMany(leastOf(sat))) : undefined,
    oLevelCompulsory: oLevel ? twice(oLevel.compulsory) : undefined,
    oLevelAnyOf: oLevel ? wrongGroup(oLevel) : undefined,
    oLevelCredits: !oLevel
      ? unruled(oLevelCredits)
      : required > oLevel.credits
        ? `${oLevel.credits} credits are required, and the subjects above ask for ${required}`
        : undefined,
    oLevelSittings: oLevel ? undefined : unruled(oLevelSittings),
    waivers: wrongWaiver(waivers, [utme, oLevel]),
  });
}

const unruled = (figure: number | null): string | undefined =>
  figure === null ? undefined : "please say the O-Level subjects too, or 'Any'";

const leastOf = ({ compulsory, anyOf }: SubjectRule): number =>
  compulsory.length + anyOf.reduce((sum, { count }) => sum + count, 0);

const tooMany = (count: number): string | undefined =>
  count > UTME_SUBJECTS
    ? `a candidate sits four subjects of UTME, and these are ${count} with Use of English`
    : undefined;

const twice = (names: readonly string[]): string | undefined => {
  const again = names.find((name, index) => names.indexOf(name) < index);
  return again === undefined ? undefined : `${again} is said twice`;
};

function wrongGroup({ compulsory, anyOf }: SubjectRule): string | undefined {
  const small = anyOf.find(({ count, subjects }) => subjects.length < count);
  if (small) return `${small.count} of these are required, and there are ${small.subjects.length}: ${listOf(small)}`;
  const none = anyOf.find(({ count }) => count === 0);
  if (none) return `none of these are required: ${listOf(none)}`;
  const named = anyOf.flatMap(({ subjects }) => subjects);
  const both = named.find((name) => compulsory.includes(name));
  return both === undefined ? twice(named) : `${both} is compulsory already`;
}

const listOf = ({ subjects }: AnyOf): string => subjects.join(', ');

function wrongWaiver(waivers: readonly Waiver[], rules: readonly (SubjectRule | null)[]): string | undefined {
  const named = rules.flatMap((rule) =>
    rule ? [...rule.compulsory, ...rule.anyOf.flatMap(({ subjects }) => subjects)] : [],
  );
  const idle = waivers
    .map((waiver) => ('passIn' in waiver ? waiver.passIn : waiver.of))
    .find((of) => !named.includes(of));
  if (idle !== undefined) return `${idle} is not required, so nothing is waived for it`;
  const both = waivers.find((waiver) => 'instead' in waiver && named.includes(waiver.instead));
  return both && 'instead' in both ? `${both.instead} is required itself` : undefined;
}

const namesOf = (waiver: Waiver): string[] => ('passIn' in waiver ? [waiver.passIn] : [waiver.instead, waiver.of]);

const said = (mistakes: Readonly<Record<string, string | undefined>>): RequirementMistakes =>
  Object.fromEntries(Object.entries(mistakes).filter(([, message]) => message !== undefined));

/** When a requirement is in force: both days count, and one without a last day ends as the next begins. */
export interface InForce {
  readonly id: string | number;
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** The one of the same programme and mode that begins while another says that it still holds. */
export const overlapping = <Row extends InForce>(one: InForce, others: readonly Row[]): Row | undefined =>
  others.find((other) => other.id !== one.id && (beginsWithin(other, one) || beginsWithin(one, other)));

const beginsWithin = ({ validFrom }: InForce, within: InForce): boolean =>
  validFrom === within.validFrom ||
  (within.validTo !== null && validFrom > within.validFrom && validFrom <= within.validTo);

/** Of those of one programme and mode: what began last, unless it has ended. */
export function inForceOn<Row extends InForce>(rows: readonly Row[], day: string): Row | undefined {
  const [last] = rows.filter(({ validFrom }) => validFrom <= day).sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1));
  return last && (last.validTo === null || last.validTo >= day) ? last : undefined;
}

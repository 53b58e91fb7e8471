import { tidiedText, type RequirementText } from '#rules/admissions/requirement.ts';
import { overlapping, requirementMistakes, type InForce } from '#rules/admissions/requirementMistakes.ts';
import { displayDate } from '#rules/displayDate.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, mistyped, type Problem } from '../../platform/problem.ts';
import type { NewRequirement, RequirementDetails } from './sql/resource.ts';
import { requirementById, requirementPeriods } from './sql/inForce.ts';
import { SUBJECTS } from './subjects.ts';

const TITLE = 'Not saved!';

const textOf = (typed: RequirementDetails): RequirementText => ({
  utmeCompulsory: typed.utmeCompulsory ?? '',
  utmeAnyOf: typed.utmeAnyOf ?? '',
  oLevelCompulsory: typed.oLevelCompulsory ?? '',
  oLevelAnyOf: typed.oLevelAnyOf ?? '',
  oLevelCredits: typed.oLevelCredits ?? null,
  oLevelSittings: typed.oLevelSittings ?? null,
  minimumUtme: typed.minimumUtme ?? null,
  minimumScreening: typed.minimumScreening ?? null,
  minimumAge: typed.minimumAge ?? null,
  waivers: typed.waivers ?? '',
});

/** Names are written as their examination writes them. @throws Problem 422 for what is misspelt or contradicts itself */
function withoutContradiction<Typed extends RequirementDetails>(typed: Typed, title: string): Typed {
  const text = tidiedText(textOf(typed), SUBJECTS);
  const mistakes = Object.entries(requirementMistakes(text, SUBJECTS));
  if (mistakes.length > 0)
    throw mistyped(Object.fromEntries(mistakes.map(([field, message]) => [`/${field}`, message])), title);
  const { utmeCompulsory, utmeAnyOf, oLevelCompulsory, oLevelAnyOf, waivers } = text;
  return { ...typed, utmeCompulsory, utmeAnyOf, oLevelCompulsory, oLevelAnyOf, waivers };
}

const ENDS_FIRST = 'the last day comes before the first one';
const UTME_ALONE = 'Direct Entry qualifications are for the mode Direct Entry';
const QUALIFIED = 'please say with which qualifications a candidate comes';

export const newRequirement =
  (platform: Platform) =>
  (answers: unknown, title: string): NewRequirement => {
    const typed = judgeForm(platform, 'programme-requirement', answers, title);
    if (typed.validTo !== undefined && typed.validTo < typed.validFrom) throw mistakeAt('/validTo', ENDS_FIRST, title);
    requireQualifications(typed.mode, typed, title);
    return withoutContradiction(typed, title);
  };

export const correctedRequirement =
  (platform: Platform) =>
  (answers: unknown, title: string): RequirementDetails =>
    withoutContradiction(judgeForm(platform, 'requirement-details', answers, title), title);

function requireQualifications(mode: string, { directEntry = '' }: RequirementDetails, title: string): void {
  const isDirect = mode === 'Direct Entry';
  if (isDirect === (directEntry !== '')) return;
  throw mistakeAt('/directEntry', isDirect ? QUALIFIED : UTME_ALONE, title);
}

interface Period extends InForce {
  readonly departmentId: number;
  readonly programmeId: number;
  readonly mode: string;
}

const overlaps = (one: Period, others: readonly Period[]): Problem | undefined => {
  const other = overlapping(
    one,
    others.filter(
      ({ departmentId, programmeId, mode }) =>
        departmentId === one.departmentId && programmeId === one.programmeId && mode === one.mode,
    ),
  );
  return other && mistakeAt(other.validFrom > one.validFrom ? '/validTo' : '/validFrom', overlapText(other), TITLE);
};

const overlapText = ({ validFrom, validTo }: InForce): string =>
  `another one of this programme and mode is valid from ${displayDate(validFrom)}${validTo === null ? '' : ` to ${displayDate(validTo)}`}`;

/** A row of the list may be changed; a new one begins while no other says that it still holds. */
export async function guardOfPeriods(
  db: Queryable,
): Promise<(of: NewRequirement | { readonly id: number }) => Problem | undefined> {
  const periods = await requirementPeriods(db);
  return (of) => {
    if ('id' in of) return undefined;
    const { departmentId, programmeId, mode, validFrom, validTo = null } = of;
    // The one that begins on the same day is corrected by a spreadsheet, and refused on the page by its key.
    const others = periods.filter((period) => period.validFrom !== validFrom);
    return overlaps({ id: 'new', departmentId, programmeId, mode, validFrom, validTo }, others);
  };
}

/** @throws Problem 422 where it would end too early, reach into another, or is said of another mode */
export async function mayCorrect(db: Queryable, id: number, typed: RequirementDetails): Promise<void> {
  const [row] = await requirementById(db, { id });
  if (!row) return;
  const { validTo = null } = typed;
  if (validTo !== null && validTo < row.validFrom) throw mistakeAt('/validTo', ENDS_FIRST, TITLE);
  requireQualifications(row.mode, typed, TITLE);
  const problem = overlaps({ ...row, validTo }, await requirementPeriods(db));
  if (problem) throw problem;
}

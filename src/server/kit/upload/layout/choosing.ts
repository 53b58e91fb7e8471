import { displayMoment } from '#rules/displayDate.ts';
import { fullName } from '#rules/fullName.ts';
import { missingFields } from '#rules/sheets/missingFields.ts';
import type { User } from '../../../platform/auth/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { ColumnLayout, Survey } from '../../sheet/reading.ts';
import { fingerprintOf } from './columnKeys.ts';
import type { MatchedTarget } from './fields.ts';
import { layoutOf, matchingOf, proposalFor, questionOf, type Matching } from './matching.ts';
import type { SentLayout } from './sentLayout.ts';
import { layoutsKnown, rememberLayout } from './sql.ts';

/** Of the first rows of a file. */
const ROWS_TRIED = 20;

interface Uploading {
  readonly list: string;
  readonly target: MatchedTarget;
  readonly user: User;
  /** What the file says of itself, as sentences, to be confirmed with its columns. */
  readonly facts?: readonly string[];
}

/** Which column of a file is which, where its headings are not the list's own. It is asked once for files of one kind. */
export function layoutChooser({ database, now }: Platform, { list, target, user, facts = [] }: Uploading) {
  let note: string | undefined;

  /** The row that is found may be another one than the person chose then, so each that may have headings is looked up. */
  const remembered = async (survey: Survey, found: Matching, isChosen: boolean) => {
    const others = isChosen
      ? []
      : survey.rows.slice(0, ROWS_TRIED).map((row) => matchingOf(target, survey, row.number));
    const tried = [found, ...others].flatMap((matching) => {
      const fingerprint = fingerprintOf(matching.keys);
      return fingerprint ? [{ fingerprint, matching }] : [];
    });
    const known = await layoutsKnown(database, { list, fingerprints: tried.map(({ fingerprint }) => fingerprint) });
    for (const { fingerprint, matching } of tried) {
      const layout = known.find((each) => each.fingerprint === fingerprint);
      if (layout) return { layout, matching, columns: columnsByKey(matching, layout.columns) };
    }
    return undefined;
  };

  const remember = async ({ keys }: Matching, columns: ReadonlyMap<number, string>) => {
    const fingerprint = fingerprintOf(keys);
    if (fingerprint === undefined) return;
    const byKey = Object.fromEntries([...columns].map(([column, heading]) => [keys.get(column)!, heading]));
    await rememberLayout(database, { list, fingerprint, columns: byKey, userId: user.userId, now: now() });
  };

  return {
    /** What to say of a layout that was used without a question. */
    note: () => note,
    /** @throws Problem 409 with the question, 422 where the answer lacks what is needed */
    async choose(survey: Survey, sent: SentLayout): Promise<ColumnLayout> {
      const found = matchingOf(target, survey, sent.headingRow);
      if (sent.columns) {
        const columns = confirmed(found, sent.columns);
        await remember(found, columns);
        return layoutOf(found, columns);
      }
      const before = await remembered(survey, found, sent.headingRow !== undefined);
      const matching = before?.matching ?? found;
      if (before && !sent.isSaid && missingIn(matching, before.columns).length === 0) {
        const { surname: lastname, firstname, middlename, confirmedAt } = before.layout;
        note = `The columns were read as ${fullName({ lastname, firstname, middlename })} matched them on ${displayMoment(confirmedAt.toISOString())}.`;
        return layoutOf(matching, before.columns);
      }
      const columns = before?.columns ?? proposalFor(target, matching);
      const question = questionOf(target, survey, matching, columns, facts);
      if (question.rows === 0) throw invalid('The spreadsheet has no rows below its headings');
      throw new Problem(409, messageOf(missingIn(matching, columns)), {
        title: 'Which column is which?',
        question,
      });
    },
  };
}

function columnsByKey({ keys }: Matching, stored: unknown): Map<number, string> {
  const headings = new Map(Object.entries(stored as Readonly<Record<string, string>>));
  return new Map([...keys].flatMap(([column, key]) => (headings.has(key) ? [[column, headings.get(key)!]] : [])));
}

const missingIn = ({ fields }: Matching, columns: ReadonlyMap<number, string>): string[] =>
  missingFields(fields, columns.values());

const messageOf = (missing: readonly string[]): string =>
  missing.length > 0
    ? `No column is known as '${missing.join("', '")}', which is needed. Please say which column it is`
    : "The headings of this file are not the list's. Please confirm which column is which before it is read";

function confirmed(matching: Matching, columns: Readonly<Record<string, string>>): ReadonlyMap<number, string> {
  const chosen = new Map(Object.entries(columns).map(([column, heading]) => [Number(column), heading]));
  const headings = [...chosen.values()];
  const known = new Set(matching.fields.map(({ heading }) => heading));
  const unknown = headings.find((heading) => !known.has(heading));
  if (unknown !== undefined) throw invalid(`This list has no column '${unknown}'`);
  const twice = headings.find((heading, place) => headings.indexOf(heading) !== place);
  if (twice !== undefined) throw invalid(`Two columns are both said to be '${twice}'. Please leave one of them`);
  if ([...chosen.keys()].some((column) => column > matching.width))
    throw invalid('This file has other columns than the one that was shown. Please upload it again');
  const missing = missingIn(matching, chosen);
  if (missing.length > 0) throw invalid(`Please say which column is '${missing.join("', '")}'`);
  return chosen;
}

import type { FastifyRequest } from 'fastify';
import { maximumIn } from '#rules/sheets/headingMaximum.ts';
import { titleFacts, type TitleFacts } from '#rules/sheets/titleFacts.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSheet } from '../../kit/sheet/readSheet.ts';
import type { ColumnLayout, SheetRow, Survey } from '../../kit/sheet/reading.ts';
import { layoutChooser } from '../../kit/upload/layout/choosing.ts';
import type { MatchedTarget } from '../../kit/upload/layout/fields.ts';
import { matchingOf, proposalFor } from '../../kit/upload/layout/matching.ts';
import { sentLayout, type SentLayout } from '../../kit/upload/layout/sentLayout.ts';
import { notesOf } from '../../kit/upload/notes.ts';
import { inOwnColumns } from '../../kit/upload/values.ts';
import { NUMBER } from './placing.ts';

const SIZE = { megabytes: 3, rows: 2_000 };

/** The columns of one kind of score file. */
export interface ScoreColumns {
  /** By which layouts are remembered. */
  readonly list: string;
  readonly target: MatchedTarget;
  /** Where a file shows that its columns hold something else than they say. */
  readonly targetFor?: (survey: Survey) => MatchedTarget;
}

/** What a file says of itself, beside its rows. */
export interface FileFacts {
  readonly title: TitleFacts;
  /** The most of a column, by our headings, where the file's heading says it. */
  readonly maxima: ReadonlyMap<string, number>;
}

export interface ReadFile extends FileFacts {
  readonly fileName: string;
  readonly rows: readonly SheetRow[];
  /** What was read and what was not, as sentences. */
  readonly notes: readonly string[];
  /** It has headings of its own, so that its totals are no copies of ours. */
  readonly isMatched: boolean;
}

const NO_FACTS: FileFacts = { title: {}, maxima: new Map() };

/** @param check says the file's facts in sentences, before anything is read. It throws `Problem` where they are not the sheet's */
export async function readScores(
  platform: Platform,
  request: FastifyRequest,
  user: User,
  columns: ScoreColumns,
  check: (facts: FileFacts) => readonly string[],
): Promise<ReadFile> {
  const rows: SheetRow[] = [];
  let { target } = columns;
  let facts = NO_FACTS;
  let said: readonly string[] = [];
  let layouts: ReturnType<typeof layoutChooser> | undefined;
  /** Columns that are only proposed are checked too: nobody is asked to confirm a file that cannot be taken. */
  const choose = async (survey: Survey, sent: SentLayout): Promise<ColumnLayout> => {
    target = columns.targetFor?.(survey) ?? target;
    const found = matchingOf(target, survey, sent.headingRow);
    said = check(factsOf(survey, found, sent.columns ? numbered(sent.columns) : proposalFor(target, found)));
    layouts = layoutChooser(platform, { list: columns.list, target, user, facts: said });
    const layout = await layouts.choose(survey, sent);
    facts = factsOf(survey, matchingOf(target, survey, layout.headingRow), layout.columns);
    said = check(facts);
    return layout;
  };
  const { headings, marks = {}, needed = [] } = columns.target;
  const { fileName, sheet } = await readSheet(request, {
    owner: user.userId,
    headings: [...Object.values(headings), ...Object.values(marks)],
    needed: needed.map((field) => headings[field]!),
    keys: [NUMBER],
    size: SIZE,
    matching: { read: sentLayout, choose },
    take: async (taken) => {
      rows.push(...taken.map((row) => inOwnColumns(target, row)));
    },
  });
  const isMatched = layouts !== undefined;
  const notes = isMatched ? [...said, ...notesOf(sheet, 0, layouts?.note())] : [];
  return { ...facts, fileName, rows, notes, isMatched };
}

function factsOf(
  { rows }: Survey,
  { headings }: ReturnType<typeof matchingOf>,
  columns: ReadonlyMap<number, string>,
): FileFacts {
  const maxima = [...columns].flatMap(([column, heading]) => {
    const most = maximumIn(headings.names.get(column) ?? '');
    return most === undefined ? [] : [[heading, most] as const];
  });
  return {
    title: titleFacts(rows.filter(({ number }) => number <= headings.row - headings.depth)),
    maxima: new Map(maxima),
  };
}

const numbered = (columns: NonNullable<SentLayout['columns']>): ReadonlyMap<number, string> =>
  new Map(Object.entries(columns).map(([column, heading]) => [Number(column), heading]));

import {
  FACTS,
  factField,
  gradeField,
  PAIRS,
  readWideOLevel,
  SITTINGS,
  subjectField,
  type Fact,
  type Meanings,
} from '#rules/admissions/wideOLevel.ts';
import { foldText } from '#rules/text/foldText.ts';
import { NORMALISERS } from '#rules/normalisers.ts';
import type { Option } from '#catalogue/registry/lookups.ts';
import { optionsCalled } from '../../kit/forms/rows.ts';
import type { UploadTarget } from '../../kit/upload/target.ts';
import { actorOf } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { candidatesKnown, uploadedOLevels } from './sql.ts';

const ROWS_AT_ONCE = 100;
const NUMBER = 'Registration number';
const UNKNOWN = 'no candidate of the lists has this number';

const TITLES: Readonly<Record<Fact, string>> = {
  exam: 'examination',
  number: 'number',
  year: 'year',
  month: 'month',
  pin: 'card pin',
  serial: 'card serial number',
};

/** As JAMB's own file has them. */
const ITS_OWN: Readonly<Record<Fact, (sitting: number) => string>> = {
  exam: (sitting) => `olevel${sitting}_exam`,
  number: (sitting) => `olevel${sitting}_examno`,
  year: (sitting) => `olevel${sitting}_examyear`,
  month: (sitting) => `olevel${sitting}_exammonth_t`,
  pin: (sitting) => `ol${sitting}_result_pin`,
  serial: (sitting) => `ol${sitting}_result_sno`,
};

const PLACES = Array.from({ length: PAIRS }, (_, place) => place + 1);

/** Each field with its heading and what JAMB calls it. */
const COLUMNS: readonly (readonly [field: string, heading: string, synonym: string])[] = SITTINGS.flatMap((sitting) => [
  ...FACTS.map(
    (fact) => [factField(sitting, fact), `Sitting ${sitting} ${TITLES[fact]}`, ITS_OWN[fact](sitting)] as const,
  ),
  ...PLACES.flatMap((pair) => [
    [subjectField(sitting, pair), `Sitting ${sitting} subject ${pair}`, `ol${sitting}_s${pair}`] as const,
    [gradeField(sitting, pair), `Sitting ${sitting} grade ${pair}`, `ol${sitting}_g${pair}`] as const,
  ]),
]);

const HEADINGS: Readonly<Record<string, string>> = {
  registrationNumber: NUMBER,
  ...Object.fromEntries(COLUMNS.map(([field, heading]) => [field, heading])),
};

/** O-Level results as JAMB has them: a row a candidate, two sittings and twelve subjects each beside each other. */
export function oLevelUpload({ lookups, now }: Platform): UploadTarget {
  return {
    headings: HEADINGS,
    needed: ['registrationNumber', factField(1, 'exam'), subjectField(1, 1), gradeField(1, 1)],
    synonyms: Object.fromEntries(COLUMNS.map(([field, , synonym]) => [field, [synonym]])),
    rowsAtOnce: ROWS_AT_ONCE,
    nameOf: (_field, value) => (value === null || value === undefined ? null : JSON.stringify(value)),
    async complete(db, rows) {
      const numbers = rows.map(({ cells }) => NORMALISERS.capitals(cells[NUMBER] ?? ''));
      const known = new Set((await candidatesKnown(db, { numbers })).map(({ number }) => number));
      return rows.map((row, place) =>
        known.has(numbers[place]!) ? row : { ...row, unclear: { ...row.unclear, [NUMBER]: UNKNOWN } },
      );
    },
    judgeFor: async () => {
      const meanings = meaningsOf(lookups);
      return (cells) => {
        const byField = Object.fromEntries(
          Object.entries(HEADINGS).map(([field, heading]) => [field, cells[heading] ?? '']),
        );
        const { sittings, mistakes, readAs } = readWideOLevel(byField, meanings);
        if (Object.keys(mistakes).length > 0) return { mistakes };
        return {
          record: { registration_number: NORMALISERS.capitals(byField['registrationNumber']!), sittings },
          readAs: Object.fromEntries(Object.entries(readAs).map(([field, name]) => [HEADINGS[field]!, name])),
        };
      };
    },
    compare: (tx, slice, verdicts) => uploadedOLevels.judge(tx, slice, verdicts),
    write: (tx, slice, rows, { user, ip }) =>
      uploadedOLevels.write(tx, slice, rows, { now: now(), actor: actorOf(user), ip: ip ?? '' }),
    undo: {
      ...uploadedOLevels.undo,
      restore: (tx, slice, { user, ip }) =>
        uploadedOLevels.undo.restore(tx, slice, { now: now(), actor: actorOf(user), ip: ip ?? '' }),
      remove: (tx, slice, { user, ip }) =>
        uploadedOLevels.undo.remove(tx, slice, { now: now(), actor: actorOf(user), ip: ip ?? '' }),
    },
    changed: async () => undefined,
  };
}

function meaningsOf(lookups: Platform['lookups']): Meanings {
  const [subjects, grades, exams] = (['o-level-subjects', 'o-level-grades', 'o-level-types'] as const).map((name) =>
    lookups.list(name, []),
  ) as [readonly Option[], readonly Option[], readonly Option[]];
  return {
    subject: (cell) =>
      onlyOne(optionsCalled(subjects, cell)) ?? onlyOne(subjects.filter((each) => hasWords(each.name, cell))),
    grade: (cell) => onlyOne(optionsCalled(grades, cell.replaceAll(/[^a-z0-9]/gi, ''))),
    exam: (cell, isPrivate) =>
      cell === ''
        ? undefined
        : onlyOne(
            exams.filter(
              ({ name }) =>
                name.split(' ')[0] === cell.split(' ')[0]!.toUpperCase() && / GCE /.test(name) === isPrivate,
            ),
          )?.id,
  };
}

/** Their lists number them. */
function onlyOne(options: readonly Option[]): { readonly id: number; readonly name: string } | undefined {
  const [option, ...others] = options;
  return option && others.length === 0 ? { id: Number(option.id), name: option.name } : undefined;
}

/** 'Civic Education' is a part of the name that the subject has now. */
function hasWords(name: string, cell: string): boolean {
  const words = new Set(foldText(name).split(/[^a-z0-9]+/));
  return foldText(cell)
    .split(/[^a-z0-9]+/)
    .every((word) => words.has(word));
}

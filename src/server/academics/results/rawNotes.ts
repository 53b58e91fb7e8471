import type { RawLayout } from '#contract/academics/raw-results.ts';
import { enumeration } from '#rules/text/enumeration.ts';
import type { RawPerson, RawSheet } from './rawBook.ts';

const MOST_NAMED = 20;
const NAMES = { ca: 'CA', exam: 'examination' } as const;

interface Read {
  /** Those that have numbers. */
  readonly sheets: readonly RawSheet[];
  readonly people: readonly RawPerson[];
  readonly layout: RawLayout;
  /** Names of sheets that have none, or are hidden. */
  readonly others: readonly string[];
}

/** How a book was read, and what of it was not. */
export function rawNotes({ sheets, people, layout, others }: Read): string[] {
  const read = sheets.filter(({ name }) => layout.sheets[name]);
  const unread = [...sheets.filter(({ name }) => !layout.sheets[name]).map(({ name }) => name), ...others];
  const columns = [
    ...new Map(read.flatMap((sheet) => sheet.columns).map(({ key, heading }) => [key, heading])),
  ].flatMap(([key, heading]) => (layout.courses[key] === undefined ? [heading] : []));
  return [
    ...(['ca', 'exam'] as const).flatMap((component) => madeOf(read, layout, component)),
    ...unread.map((name) => `The sheet '${name}' is not read.`),
    ...(columns.length > 0
      ? [
          `The ${columns.length === 1 ? 'column' : 'columns'} '${columns.join("', '")}' ${columns.length === 1 ? 'is' : 'are'} not read.`,
        ]
      : []),
    ...read.flatMap(footerNote),
    ...absentNotes(read, people),
  ];
}

function madeOf(read: readonly RawSheet[], layout: RawLayout, component: 'ca' | 'exam'): string[] {
  const parts = read.flatMap(({ name }) => {
    const given = layout.sheets[name]!;
    return given.component === component ? [`${name} (out of ${given.outOf})`] : [];
  });
  return parts.length === 0 ? [] : [`The ${NAMES[component]} is made of ${enumeration(parts)}.`];
}

const footerNote = ({ name, footers }: RawSheet): string[] =>
  footers.length === 0
    ? []
    : [
        footers.length === 1
          ? `Row ${footers[0]} of '${name}' is a total, an average or a signature, and was left out.`
          : `Rows ${enumeration(footers.slice(0, MOST_NAMED).map(String))} of '${name}' are totals, averages or signatures, and were left out.`,
      ];

function absentNotes(read: readonly RawSheet[], people: readonly RawPerson[]): string[] {
  const absent = people.flatMap(({ number, name, on }) => {
    const missing = read.filter((sheet) => !on.has(sheet.name)).map((sheet) => sheet.name);
    return missing.length > 0 && number !== ''
      ? [`${[number, name].filter(Boolean).join(' ')} is not on the sheet ${enumeration(missing)}.`]
      : [];
  });
  const more = absent.length - MOST_NAMED;
  return [
    ...absent.slice(0, MOST_NAMED),
    ...(more > 0 ? [`${more} more ${more === 1 ? 'student is' : 'students are'} not on every sheet.`] : []),
  ];
}

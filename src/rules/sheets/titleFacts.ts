import { headingKey, isLabel } from './headingKey.ts';
import type { RawRow } from './rawRow.ts';

/** What a file says of itself above its list. Session and semester are as the college writes them. */
export interface TitleFacts {
  /** 'CSC 201', in capitals. */
  readonly code?: string;
  /** '2025/2026'. */
  readonly session?: string;
  /** 'First'. */
  readonly semester?: string;
  readonly lecturers?: string;
}

type Fact = keyof TitleFacts;

const LABELS: Readonly<Record<string, Fact>> = {
  coursecode: 'code',
  code: 'code',
  courseno: 'code',
  session: 'session',
  academicsession: 'session',
  semester: 'semester',
  lecturer: 'lecturers',
  lecturers: 'lecturers',
  nameoflecturer: 'lecturers',
  nameoflecturers: 'lecturers',
  courselecturer: 'lecturers',
};

const CODE = /(?<![\p{L}\d])([a-z]{2,5})\s?-?\s?(\d{3,4}[a-z]?)(?![\p{L}\d])/iu;
/** 'RESULT OF 1999' is no course. */
const CODE_IN_TITLE = /(?<![\p{L}\d])[A-Z]{2,5}\s?-?\s?(?!(?:19|20)\d\d)\d{3,4}[A-Z]?(?![\p{L}\d])/u;
const SESSION = /((?:19|20)\d\d)\s*[/–-]\s*((?:19|20)?\d\d)(?!\d)/;
const SEMESTER = /\b(first|second|third|1st|2nd|3rd)(?:\s+semester)?\b/i;
const SEMESTERS: Readonly<Record<string, string>> = {
  first: 'First',
  second: 'Second',
  third: 'Third',
  '1st': 'First',
  '2nd': 'Second',
  '3rd': 'Third',
  '1': 'First',
  '2': 'Second',
  '3': 'Third',
};

/** Labels say more than a title: what stands beside 'Course Code:' is the code, whatever the title has. */
export function titleFacts(rows: readonly RawRow[]): TitleFacts {
  const { labelled, titles } = sorted(rows);
  const found: Readonly<Record<Fact, string | undefined>> = {
    code: codeIn(labelled.get('code')) ?? codeIn(CODE_IN_TITLE.exec(titleWith(titles, CODE_IN_TITLE) ?? '')?.[0]),
    session: sessionIn(labelled.get('session')) ?? sessionIn(titleWith(titles, SESSION)),
    semester: semesterIn(labelled.get('semester')) ?? semesterIn(titleWith(titles, /semester/i)),
    lecturers: labelled.get('lecturers'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** What stands beside labels, and all other texts. */
function sorted(rows: readonly RawRow[]) {
  const labelled = new Map<Fact, string>();
  const titles: string[] = [];
  for (const { cells } of rows)
    for (const [place, [, text]] of cells.entries()) {
      const fact = isLabel(text) ? LABELS[headingKey(text)] : undefined;
      const value = cells[place + 1]?.[1] ?? '';
      if (fact && value !== '' && !isLabel(value)) labelled.set(fact, labelled.get(fact) ?? value);
      if (!isLabel(text) && !isLabel(cells[place - 1]?.[1] ?? '')) titles.push(text);
    }
  return { labelled, titles };
}

const titleWith = (titles: readonly string[], shape: RegExp) => titles.find((title) => shape.test(title));

function codeIn(text = ''): string | undefined {
  const [, letters, digits] = CODE.exec(text) ?? [];
  return letters && digits && `${letters} ${digits}`.toUpperCase();
}

/** '2025/26' is 2025/2026. */
function sessionIn(text = ''): string | undefined {
  const [, from, to] = SESSION.exec(text) ?? [];
  return from && to && `${from}/${to.length === 2 ? from.slice(0, 2) + to : to}`;
}

function semesterIn(text = ''): string | undefined {
  const [, word = text.trim()] = SEMESTER.exec(text) ?? [];
  return SEMESTERS[word.toLowerCase()];
}

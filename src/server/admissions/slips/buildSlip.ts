import type { SlipGroup, SlipRow } from '#catalogue/programme.ts';
import { FACT_FIELDS, type APPLICATION_FACTS } from '#catalogue/registry/facts.ts';
import type { LayoutName } from '#catalogue/registry/layouts.ts';
import type { SlipReply } from '#contract/admissions/applications.ts';
import type { Application } from '../applications/service.ts';
import { textOf, type Answered, type Names } from '../../kit/answers/textOf.ts';
import { answerReader, EMPTY, withDocuments } from './answerReader.ts';
import { LAYOUT } from './layouts.ts';
import { verificationOf } from '../../platform/verification/qrCode.ts';

export type SlipApplication = Pick<
  Application,
  | 'programme'
  | 'applicationNumber'
  | 'rrr'
  | 'session'
  | 'facts'
  | 'passportId'
  | 'verificationCode'
  | 'completedAt'
  | 'edition'
  | 'answers'
  | 'documents'
>;

type Facts = Readonly<Partial<Record<keyof typeof APPLICATION_FACTS, string | number | undefined>>>;

/** @param hides answers that whoever reads this slip may not read */
export function buildSlip(
  application: SlipApplication,
  lists: Names,
  publicUrl: string,
  hides: (path: string) => boolean = () => false,
): SlipReply {
  const { programme, facts, session, applicationNumber, passportId, verificationCode, completedAt, edition } =
    application;
  const answered = answerReader(programme, application.answers);
  const lookups = withDocuments(lists, application.documents);
  const known = factsOf(application);
  const find = (from: string): Answered =>
    from.startsWith(FACT) ? factAnswered(known, from.slice(FACT.length)) : answered(from);
  return {
    title: `${session} ${programme.slip.title}`,
    fullName: joined([facts.lastname, facts.firstname, facts.middlename]),
    applicationNumber,
    submittedAt: completedAt?.toISOString() ?? null,
    edition,
    passport: passportId,
    groups: programme.slip.groups.map((group) => groupOf(shownOf(group, hides), find, lookups)),
    verification: verificationOf(`${publicUrl}/verify_slip/${verificationCode}`),
  };
}

const FACT = 'application/';

/** No college has set a programme type, or a day and place of screening, yet. */
const factsOf = ({ facts, applicationNumber, rrr, session }: SlipApplication): Facts => ({
  ...facts,
  applicationNumber,
  rrr,
  session,
  programmeType: undefined,
  screeningDay: undefined,
  screeningVenue: undefined,
});

const factAnswered = (known: Facts, name: string): Answered => ({
  field: FACT_FIELDS[name],
  value: known[name as keyof Facts],
});

/** A layout shows its answers whole, so it goes where any of them does. */
const shownOf = ({ rows = [], from, ...group }: SlipGroup, hides: (path: string) => boolean): SlipGroup => ({
  ...group,
  rows: rows.filter((row) => ![row.from].flat().some(hides)),
  ...(from !== undefined && !hides(from) && { from }),
});

function groupOf(
  { title, rows = [], layout, from }: SlipGroup,
  find: (from: string) => Answered,
  lookups: Names,
): SlipReply['groups'][number] {
  return {
    title,
    rows: rows.map((row) => ({ label: row.label, value: valueOf(row, find, lookups) })),
    sittings: [],
    ...(layout && from && LAYOUT[layout as LayoutName](find(from), lookups)),
  };
}

const valueOf = (
  { from, joinedBy, otherwise = EMPTY }: SlipRow,
  find: (from: string) => Answered,
  lookups: Names,
): string =>
  joined(
    [from].flat().map((path) => textOf(find(path), lookups)),
    joinedBy,
  ) || otherwise;

const joined = (parts: readonly (string | undefined)[], between = ' '): string => parts.filter(Boolean).join(between);

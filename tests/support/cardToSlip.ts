import { expect } from 'vitest';
import { bindSection } from '#catalogue/binding/bindSection.ts';
import type { Answers } from '#catalogue/journey.ts';
import { messageFor } from '#catalogue/messages.ts';
import { withFacts } from '#catalogue/prefill.ts';
import type { Programme } from '#catalogue/programme.ts';
import { UPLOADS, type LookupName } from '#catalogue/registry/lookups.ts';
import type { SectionAnswers, ValidationContext } from '#catalogue/validate.ts';
import { toWire } from '#catalogue/wireShape.ts';
import type { ApplicationRecord, SlipReply } from '#contract/admissions/applications.ts';
import { knownOf } from '#server/admissions/applications/known.ts';
import { journeyOf } from '#server/admissions/applications/record.ts';
import { answered, placeOf } from '../../src/form/section/answered.ts';
import type { OptionsOf } from './answers.ts';
import { newApplicant, submitApplication, type Applicant } from './applicant.ts';
import { fullAnswers } from './fullAnswers.ts';
import { sendOwnFiles, type OwnFiles } from './ownFiles.ts';
import { requiredFields } from './requiredFields.ts';
import type { TestServer } from './server.ts';

const NIGERIA = 566;

/** From its invoice to its slip, by its declaration alone. @param leavesOut each required field in turn, to see it refused */
export async function cardToSlip(server: TestServer, programme: Programme, leavesOut: boolean): Promise<void> {
  const applicant = await newApplicant(server, programme);
  const files = await sendOwnFiles(server, applicant.token, programme);
  const walk = walkOf(server, programme, applicant, files, leavesOut);
  const saved: Record<string, SectionAnswers> = {};
  for (let next = await walk.next(saved); next !== null; next = await walk.next(saved))
    saved[next] = await walk.fill(next, saved);
  if (Object.keys(saved).length > 0) {
    expect(await walk.load(), 'saved, and not submitted').toMatchObject({ formCompleted: false, next: null });
    expect((await submitApplication(server, applicant.token, programme.endpoints.load.path)).status).toBe(200);
  }
  expect(await walk.load()).toMatchObject({ formCompleted: true, afterLogin: null, next: null });
  expectSlip(await walk.slip(), programme, saved);
}

function walkOf(
  server: TestServer,
  programme: Programme,
  { token, rrr, applicantId }: Applicant,
  files: OwnFiles,
  leavesOut: boolean,
) {
  const { endpoints, sections } = programme;
  const { lookups } = server.platform;
  const context: ValidationContext = {
    year: server.clock.now().getUTCFullYear(),
    hasPassport: true,
    options: (lookup, parents) => (lookup === UPLOADS ? files.ids : lookups.options(lookup, parents)),
    file: files.file,
  };
  const options: OptionsOf = (lookup, parents, field) =>
    lookup === UPLOADS
      ? files.fitting(field)
      : lookup === 'countries'
        ? [NIGERIA]
        : lookups.list(lookup as LookupName, parents).map(({ id }) => id);
  const save = (section: string, answers: SectionAnswers) => {
    const { method, path, identifiedBy } = endpoints.sections[section]!;
    return server.call(method, `/api${path}`, {
      token,
      body: { [identifiedBy]: identifiedBy === 'rrr' ? rrr : applicantId, ...toWire(programme, section, answers) },
    });
  };
  const load = async () => (await server.call<ApplicationRecord>('GET', `/api${endpoints.load.path}`, { token })).data;
  const slip = async () => (await server.call<SlipReply>('GET', `/api${endpoints.slip.path}`, { token })).data;

  /** The section that comes next is the server's word as it is the chart's. */
  const next = async (before: Answers): Promise<string | null> => {
    const { facts, next: answer } = await load();
    expect(answer).toBe(journeyOf(programme, before, null, facts).next);
    return answer;
  };

  /** Each field that must be answered left out in turn, with what hangs on it; then the whole section, saved. */
  const fill = async (section: string, before: Answers): Promise<SectionAnswers> => {
    const schema = sections[section]!;
    const { facts } = await load();
    const known = knownOf(server.platform, { programme, facts, answers: before });
    const { schema: bound } = bindSection({ schema, validate: () => true }, known);
    const answers = withFacts(schema, fullAnswers(schema, options, known), facts) as SectionAnswers;
    for (const { pointer, field } of leavesOut ? requiredFields(bound, answers, facts, context) : []) {
      const left = answered(answers, placeOf(bound, pointer), undefined);
      const { status, json } = await save(section, left);
      expect(status, `${section} without ${pointer}`).toBe(422);
      expect(json.errors[pointer], `${section}${pointer}`).toBe(messageFor(field, 'required').message);
      const others = Object.keys(json.errors).filter((other) => other !== pointer);
      expect(
        others.filter((other) => !wentToo(other, answers, left) && !pointer.startsWith(`${other}/`)),
        `${section} without ${pointer}`,
      ).toEqual([]);
    }
    expect((await save(section, answers)).text).toContain(applicantId);
    return answers;
  };

  return { fill, load, next, slip };
}

/** An answer that hung on the one left out, as a department hangs on its faculty. */
const wentToo = (pointer: string, before: SectionAnswers, left: SectionAnswers) =>
  valueAt(before, pointer) !== undefined && valueAt(left, pointer) === undefined;

const valueAt = (answers: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], answers);

/** Every label of the declaration, and under it a value where there was an answer. */
function expectSlip(slip: SlipReply, { slip: declared }: Programme, saved: Answers): void {
  expect(slip.groups.map(({ title }) => title)).toEqual(declared.groups.map(({ title }) => title));
  declared.groups.forEach(({ rows = [], layout, from }, index) => {
    const group = slip.groups[index]!;
    expect(group.rows.map(({ label }) => label)).toEqual(rows.map(({ label }) => label));
    rows.forEach((row, place) => {
      const sources = [row.from].flat();
      const isAnswered = sources.some((source) =>
        source.startsWith('application/') ? row.otherwise === undefined : valueAt(saved, `/${source}`) !== undefined,
      );
      expect(group.rows[place]!.value !== '-', `${group.title}: ${row.label}`).toBe(
        isAnswered || row.otherwise !== undefined,
      );
    });
    if (layout === 'o-level-sittings')
      expect(group.sittings[0]!.subjects.length, group.title).toBeGreaterThanOrEqual(8);
    if (layout === 'table') expectTable(group.table!, valueAt(saved, `/${from}`), group.title);
  });
}

/** A line for each row, every answer of it in sight; one of dashes where there is none. */
function expectTable(
  { columns, lines }: NonNullable<SlipReply['groups'][number]['table']>,
  rows: unknown,
  title: string,
): void {
  const answers = (rows ?? [{}]) as readonly SectionAnswers[];
  expect(
    lines.map((line) => line.length),
    title,
  ).toEqual(answers.map(() => columns.length));
  lines.forEach((line, index) =>
    expect(
      line.filter((cell) => cell !== '-'),
      title,
    ).toHaveLength(Object.keys(answers[index]!).length),
  );
}

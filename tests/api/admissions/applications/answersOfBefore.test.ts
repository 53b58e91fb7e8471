import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '#server/operations/backup/catalog.ts';
import { linkedFiles } from '#server/operations/backup/linkedFiles.ts';
import { restore } from '#server/operations/backup/restore.ts';
import { takeBackup } from '#server/operations/backup/take.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import {
  fillJupeb,
  JUPEB_ANSWERS,
  newApplicant,
  SECTION_ADDRESS,
  sendPassport,
  type Applicant,
} from '../../../support/applicant.ts';
import { type Databases, onBothDatabases } from '../../../support/databases.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import type { DatabasePlace } from '../../../support/testDatabases.ts';
import { isLong } from '../../../support/volume.ts';

/** Until 0054 answers were stored as their address takes them: so is `JUPEB_ANSWERS`. */
const MIGRATION = '0054_one_shape_of_answers.sql';
const NOW = new Date('2026-11-23T12:00:00Z');
const O_LEVEL = 'o-level-result';

const [SITTING] = JUPEB_ANSWERS[O_LEVEL].oLevelInfo;
const { subjectGrade, ...details } = SITTING;
const TYPED = { oLevelInfo: [{ examNumber: '1', subjects: [{ subjectId: 10, gradeId: 1 }, {}, { subjectId: 4 }] }] };

/** An applicant's, as the old program stored it, and as it is stored now. */
const STORED: readonly (readonly [before: unknown, after: unknown])[] = [
  [
    JUPEB_ANSWERS[O_LEVEL],
    {
      oLevelInfo: [
        {
          ...details,
          subjects: Object.entries(subjectGrade).map(([subject, gradeId]) => ({ subjectId: Number(subject), gradeId })),
        },
      ],
    },
  ],
  [
    {
      oLevelInfo: [
        { ...details, examYear: 2023, subjectGrade: { 10: 1, 9: 2, 100: 3 } },
        { ...details, subjectGrade: {} },
        { ...details, subjectGrade: { 2: 4 } },
      ],
    },
    {
      oLevelInfo: [
        {
          ...details,
          examYear: 2023,
          subjects: [
            { subjectId: 9, gradeId: 2 },
            { subjectId: 10, gradeId: 1 },
            { subjectId: 100, gradeId: 3 },
          ],
        },
        details,
        { ...details, subjects: [{ subjectId: 2, gradeId: 4 }] },
      ],
    },
  ],
  [{ oLevelInfo: [] }, {}],
];

onBothDatabases('a college of the program before answers had one shape', (databases) => {
  test('opens with the same forms, slips and replies, and so does its backup', async () => {
    const place = await databases.seededPlace();
    const other = isRestored(databases) ? await databases.freshPlace() : undefined;
    const before = await freshServer(databases, { place });
    const [submitted, begun, ...others] = [
      await newApplicant(before),
      await newApplicant(before),
      await newApplicant(before),
      await newApplicant(before),
    ];
    await fillJupeb(before, submitted);
    await begin(before, begun);
    const told = await toldOf(before, submitted, begun);
    const rest = await storedIn(before.platform.database);
    await before.close();

    const rows: readonly (readonly [Applicant, unknown, unknown])[] = [submitted, ...others].map((applicant, index) => [
      applicant,
      ...STORED[index]!,
    ]);
    const backup = await opened(place, async (database) => {
      await run(database, 'alter table application_section drop constraint application_section_one_shape');
      for (const [{ applicantId }, answers] of rows)
        await run(database, STORE, [applicantId, O_LEVEL, JSON.stringify(answers), NOW]);
      await run(database, 'delete from migration where name = $1', [MIGRATION]);
      if (!other) return undefined;
      const path = join(folder(), 'matricula.tar.gz');
      await takeBackup(
        database,
        await linkedFiles(join(place.dataDir, 'files'), join(place.dataDir, 'links')),
        path,
        NOW,
      );
      return path;
    });
    if (other && backup)
      await opened(other, (database) =>
        restore({ database, dataDir: other.dataDir, now: () => NOW }, { from: backup, replace: true }),
      );

    const expected = new Map([
      ...rest,
      ...rows.map(([{ applicantId }, , after]) => [`${applicantId}/${O_LEVEL}`, after] as const),
    ]);
    for (const college of other ? [place, other] : [place]) {
      const after = await freshServer(databases, { place: college });
      expect(await storedIn(after.platform.database)).toEqual(expected);
      expect(await toldOf(after, submitted, begun)).toEqual(told);
      const save = async (answers: unknown) =>
        (await after.call('POST', SECTION_ADDRESS[O_LEVEL], { token: submitted.token, body: answers })).status;
      expect(
        [await save(JUPEB_ANSWERS[O_LEVEL]), await save({ oLevelInfo: [{ ...SITTING, examYear: 2020 }] })],
        'a repeat is heard, another answer comes too late',
      ).toEqual([200, 409]);
      await after.close();
    }
  });
});

/** A backup that is turned is the same on either database, and the embedded one takes its time to open. */
const isRestored = ({ kind }: Databases): boolean => isLong || kind === 'postgres';

/** $1 application, $2 section, $3 answers, $4 now */
const STORE = `insert into application_section (application_id, section, answers, saved_at) values ($1, $2, $3, $4)
  on conflict (application_id, section) do update set answers = excluded.answers`;

async function begin(server: TestServer, { token }: Applicant): Promise<void> {
  const passport = await sendPassport(server, token);
  await server.call('POST', SECTION_ADDRESS['personal-details'], {
    token,
    body: JUPEB_ANSWERS['personal-details'](passport),
  });
  await server.call('PUT', '/api/Application/draft', { token, body: { section: O_LEVEL, data: TYPED, revision: 0 } });
}

/** What the college gives to whom has submitted, and to whom has begun. */
async function toldOf(server: TestServer, submitted: Applicant, begun: Applicant) {
  const given = async <const Page extends 'application' | 'application-slip'>(page: Page, { token }: Applicant) => {
    const { status, data } = await server.call('GET', `/api/JupebApplication/${page}`, { token });
    expect(status).toBe(200);
    return data;
  };
  const [record, slip, unfinished] = [
    await given('application', submitted),
    await given('application-slip', submitted),
    await given('application', begun),
  ];
  expect(record.answers[O_LEVEL]).toEqual(JUPEB_ANSWERS[O_LEVEL]);
  expect(unfinished.drafts[O_LEVEL]?.data).toEqual(TYPED);
  return { record, slip: { ...slip, verification: null }, unfinished };
}

/** Each section's saved answers, by application and section. */
async function storedIn(database: Database): Promise<Map<string, unknown>> {
  const rows = await run<{ place: string; answers: unknown }>(
    database,
    "select application_id || '/' || section as place, answers from application_section",
  );
  return new Map(rows.map(({ place, answers }) => [place, answers]));
}

async function opened<T>(
  { databaseUrl, dataDir }: DatabasePlace,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ databaseUrl, dataDir, asItIs: true });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'matricula-before-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { ApplicantRow } from '#contract/admissions/applicants.ts';
import type { ApplicationAnswers } from '#contract/admissions/answers.ts';
import type { Page } from '#contract/kit/list.ts';
import { logIn, newApplicant, saveJupeb, submitApplication, type Applicant } from '../../support/applicant.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { HOUSE } from '../../support/programmes.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const LIST = '/api/Application/applications';
const JUPEB = 5;
const FILE = 'schemas/jupeb/sponsor-and-referee.json';

const MODES = (names: readonly string[]) =>
  `"mode": { "type": "string", "title": "Study mode", "widget": "choice", "enum": ${JSON.stringify(names)} },`;
const TOWN = '"homeTown": { "type": "string", "title": "Home town", "maxLength": 60 },';
const NIN =
  '"nin": { "type": "string", "title": "NIN", "maxLength": 20, "messages": { "required": "please enter your NIN" } },';

/** Case U56: a version drops an option and a question, renames another and asks more. */
onDatabases('answers over two versions', (databases) => {
  test('are read as they were asked, and stand in one file', async () => {
    const root = mkdtempSync(join(tmpdir(), 'matricula-versions-'));
    databases.whenOver(async () => rmSync(root, { recursive: true }));
    for (const folder of ['schemas', 'flows']) cpSync(join(HOUSE, folder), join(root, folder), { recursive: true });
    const declared = readFileSync(join(root, FILE), 'utf8');
    const declare = (questions: string, required = '') =>
      writeFileSync(
        join(root, FILE),
        declared
          .replace(/"properties": \{/, `"properties": { ${questions}`)
          .replace(/"required": \[/, `"required": [${required}`),
      );
    const place = await databases.freshPlace();

    declare(MODES(['Day', 'Evening', 'Weekend']) + TOWN);
    const before = await freshServer(databases, { roots: [root], place });
    const first = [
      await submittedOn(before, { mode: 'Evening', homeTown: 'Aba' }),
      await submittedOn(before, { mode: 'Day', homeTown: 'Umuahia' }),
      await submittedOn(before, { mode: 'Weekend', homeTown: 'Ohafia' }),
    ];
    const draft = await newApplicant(before);
    await before.close();

    declare(MODES(['Day', 'Saturday and Sunday']).replace('Study mode', 'How will you study?') + NIN, '"nin", ');
    const after = await freshServer(databases, { roots: [root], place });
    const second = [
      await submittedOn(after, { mode: 'Saturday and Sunday', nin: '10000000001' }),
      await submittedOn(after, { mode: 'Day', nin: '10000000002' }),
    ];
    const { token } = await signedIn(after, 'admissions');
    const rows = (
      await after.call<Page<ApplicantRow>>('GET', `${LIST}?ApplicationTypeId=${JUPEB}&state=submitted`, { token })
    ).data.rows;
    const evening = rows.find(({ rrr }) => rrr === first[0]!.rrr)!;
    const read = (await after.call<ApplicationAnswers>('GET', `${LIST}/${evening.id}/answers`, { token })).data;
    const asked = read.sections.find(({ name }) => name === 'sponsor-and-referee')!.readings;
    expect(read.isEarlier).toBe(true);
    expect(asked.find(({ path }) => path.endsWith('/mode'))).toMatchObject({
      question: 'Study mode',
      answer: 'Evening',
    });
    expect(asked.map(({ question }) => question)).not.toContain('NIN');

    const going = await logIn(after, draft.rrr);
    await saveJupeb(after, going, { mode: 'Evening', homeTown: 'Bende' });
    expect((await submitApplication(after, going.token)).status, 'a draft finishes on its version').toBe(200);

    const take = async (query: string) => {
      const reply = await fetch(`${after.address}/api/Application/answers-file?ApplicationTypeId=${JUPEB}&${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(reply.status, query).toBe(200);
      return Buffer.from(await reply.arrayBuffer());
    };
    const sheets = await readXlsxFile(await take('format=xlsx&sort=madeAt'));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Answers', 'Rows', 'Code book']);
    const [[head, ...lines], [rowHead, ...rowsOfAll], codes] = sheets.map(({ data }) => data) as [
      [string[], ...unknown[][]],
      [string[], ...unknown[][]],
      unknown[][],
    ];
    const column = (title: string) => lines.map((line) => line[head.indexOf(title)]);
    expect(head.filter((title) => ['How will you study?', 'Study mode', 'Home town', 'NIN'].includes(title))).toEqual([
      'How will you study?',
      'NIN',
      'Home town',
    ]);
    expect(column('How will you study?')).toEqual([
      'Evening',
      'Day',
      'Weekend',
      'Evening',
      'Saturday and Sunday',
      'Day',
    ]);
    expect(column('Home town')).toEqual(['Aba', 'Umuahia', 'Ohafia', 'Bende', null, null]);
    expect(column('NIN')).toEqual([null, null, null, null, '10000000001', '10000000002']);
    expect(column('Version')).toEqual([1, 1, 1, 1, 2, 2]);
    expect(head).not.toContain('Do you have any disability?');
    expect(rowHead.slice(0, 2)).toEqual(['Application number', 'Row']);
    const rowsOfFirst = rowsOfAll.filter(([key]) => key === first[0]!.applicationNumber);
    expect(rowsOfFirst.map(([, row]) => row)).toEqual([
      'First Sitting',
      ...Array.from({ length: 8 }, (_, index) => `First Sitting, Subjects and grades ${index + 1}`),
    ]);
    expect(codes.filter(([title]) => title === 'How will you study?')).toEqual([
      [
        'How will you study?',
        'Answers',
        'Sponsor & Referee',
        'Study mode',
        'One of a list',
        '1',
        'Day; Evening; Weekend',
      ],
      [
        'How will you study?',
        'Answers',
        'Sponsor & Referee',
        'How will you study?',
        'One of a list',
        '2',
        'Day; Saturday and Sunday',
      ],
    ]);

    const objects = (await take('format=jsonl&sort=madeAt&state=submitted')).toString().trim().split('\n');
    expect(objects).toHaveLength(6);
    const { answers } = JSON.parse(objects[0]!);
    expect(answers['sponsor-and-referee']).toMatchObject({ mode: 'Evening', Sponsor: { Fullname: 'Chidi Okafor' } });
    expect(answers['personal-details']).not.toHaveProperty('hasDisability');
    expect(answers['o-level-result'].oLevelInfo[0].subjects).toHaveLength(8);
    const found = (await take(`format=csv&search=${second[0]!.rrr}`)).toString();
    expect(found.trim().split('\r\n')).toHaveLength(2);
    expect((await take('format=csv&part=rows')).toString()).toContain('First Sitting');
    const refused = await after.call(
      'GET',
      `/api/Application/answers-file?ApplicationTypeId=${JUPEB}&format=csv&sensitive=true`,
      { token },
    );
    expect(refused.status).toBe(403);
    const taken = await after.platform.database.query({
      name: '',
      text: "select detail from audit_entry where action = 'answers-file-taken' and subject_id = 'jupeb' order by id",
      values: [],
    });
    expect(taken.rows).toHaveLength(4);
    expect((taken.rows[2] as { detail: object }).detail).toMatchObject({
      format: 'csv',
      sensitive: false,
      filter: { search: second[0]!.rrr },
    });
  });
});

async function submittedOn(server: TestServer, further: object): Promise<Applicant> {
  const applicant = await newApplicant(server);
  await saveJupeb(server, applicant, further);
  const { status, text } = await submitApplication(server, applicant.token);
  if (status !== 200) throw new Error(text);
  return applicant;
}

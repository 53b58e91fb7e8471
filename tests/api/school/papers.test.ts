import { writeFileSync } from 'node:fs';
import Type from 'typebox';
import { beforeAll, expect, test } from 'vitest';
import { papered, type PaperPage } from '#contract/kit/paper.ts';
import type { VerifiedDocument } from '#contract/school/papers.ts';
import { domains } from '#server/app.ts';
import { revokePaper } from '#server/kit/paper/records/issue.ts';
import { BLANK, servePaper, type Printable } from '#server/kit/paper/servePaper.ts';
import type { Domain } from '#server/platform/domain.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { onDatabases } from '../../support/databases.ts';
import { pdfPages } from '../../support/pdfText.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const card = papered({
  path: '/Library/card',
  access: { claim: 'student' },
  summary: 'A card of the library',
  query: Type.Object({ id: Type.String() }),
});

/** What a wing has to print, by its subject. */
const papers = new Map<string, Printable>();
const library: Domain = {
  name: 'library',
  register: (app, platform) =>
    servePaper(app, platform, card, { kind: 'library-card', prefix: 'LIB' }, async ({ query }) =>
      papers.get(query.id)!,
    ),
};

const rowOf = (number: number) => [
  String(number),
  `CSC/2026/${1000 + number}`,
  'Ẹ̀kúndayọ̀ Ọláyínká-Gbúyì Ṣadé',
  '100.00',
];
const SHEET: Printable = {
  subjectKind: 'shelf',
  subjectId: '7',
  content: {
    ...BLANK,
    title: 'Result sheet',
    office: 'Department of Computer Science',
    holder: 'COS 101 Introduction to Computing',
    groups: [
      {
        title: '',
        facts: [
          ['Session', '2026/2027'],
          ['Semester', 'First'],
        ],
      },
    ],
    tables: [
      {
        title: '',
        columns: [
          { title: 'No', isFigure: true },
          { title: 'Matric number', isFigure: false },
          { title: 'Name', isFigure: false },
          { title: 'Score', isFigure: true },
        ],
        rows: [],
        totals: [],
        rowsPerPage: 30,
        signatures: ['Examiner', 'Head of Department'],
      },
    ],
  },
};
const sheetOf = (rows: number): Printable => ({
  ...SHEET,
  content: {
    ...SHEET.content,
    tables: [{ ...SHEET.content.tables[0]!, rows: Array.from({ length: rows }, (_, index) => rowOf(index + 1)) }],
  },
});

onDatabases('a paper', (databases) => {
  let server: TestServer;
  let student: Enrolled;
  beforeAll(async () => {
    server = await freshServer(databases, { domains: [...domains, library] });
    student = await enrolled(server, 'reader');
    papers.set('card', cardOf('Shelf 4'));
  });

  const cardOf = (place: string): Printable => ({
    subjectKind: 'reader',
    subjectId: 'ada',
    studentId: student.studentId,
    proves: [['Place', place]],
    content: {
      ...BLANK,
      title: 'Library card',
      office: 'Library',
      holder: 'Ọlá Ńdụ́bụ̀ìsí Ƙasimu Ɓaɗe',
      groups: [
        {
          title: 'Reader',
          facts: [
            ['Place', place],
            ['Session', '2026/2027'],
            ['Blood group', 'O+'],
          ],
        },
      ],
      paragraphs: ['The card opens the reading room from 08:00 to 20:00.'],
      points: ['Silence is kept in the reading room.', 'Books are returned within 14 days.'],
      tables: [
        {
          title: 'Books',
          columns: [
            { title: 'Title', isFigure: false },
            { title: 'Due', isFigure: false },
          ],
          rows: [['Things Fall Apart', '12/12/2026']],
          totals: [['1 book', '']],
          rowsPerPage: null,
          signatures: [],
        },
      ],
      closing: 'Read well.',
      signatures: ['Librarian'],
    },
  });
  const page = async (id = 'card') =>
    (await server.call<PaperPage>('GET', `/api/Library/card?id=${id}`, { token: student.token })).data!;
  const pdf = async (id = 'card') => {
    const reply = await fetch(`${server.address}/api/Library/card.pdf?id=${id}`, {
      headers: { authorization: `Bearer ${student.token}` },
    });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = Buffer.from(await reply.arrayBuffer());
    if (process.env['PAPERS']) writeFileSync(`${process.env['PAPERS']}/${id}.pdf`, bytes);
    return pdfPages(bytes);
  };
  const inOneLine = (pages: readonly (readonly string[])[]) =>
    pages.flat().join(' ').replaceAll(/\s+/g, ' ').normalize('NFC');
  const codeOf = ({ verification }: PaperPage) => verification.url.split('/').at(-1)!;
  const verify = async (code: string) =>
    server.call<VerifiedDocument>('GET', `/api/Document/verify-document?code=${code}`);
  const records = async () =>
    (
      await server.platform.database.query({
        name: '',
        text: `select count(*)::int4 as records, count(student_id)::int4 as of_students from document_record where kind = 'library-card' and subject_kind = 'reader'`,
        values: [],
      })
    ).rows[0];

  test('says in its PDF what its page says', async () => {
    const { content } = cardOf('Shelf 4');
    const shown = await page();
    expect(shown).toMatchObject(content);
    const text = inOneLine(await pdf());
    const said = [
      content.title,
      content.holder,
      shown.number,
      shown.verification.url,
      ...content.groups.flatMap(({ title, facts }) => [title, ...facts.flat()]),
      ...content.paragraphs,
      ...content.points,
      ...content.tables.flatMap(({ title, columns, rows, totals }) => [
        title,
        ...columns.map((column) => column.title),
        ...[...rows, ...totals].flat(),
      ]),
      content.closing,
      ...content.signatures,
    ];
    for (const words of said) expect(text).toContain(words.normalize('NFC'));
  });

  test('is one paper however often it is read, and its code proves it with initials and what it proves', async () => {
    const [first, second] = await Promise.all([page(), page()]);
    expect(codeOf(first)).toBe(codeOf(second));
    expect(await records()).toEqual({ records: 1, of_students: 1 });
    expect((await verify(codeOf(first))).data).toEqual({
      title: 'Library card',
      number: first.number,
      holder: 'Ọ. Ń. Ƙ. Ɓ.',
      facts: [['Place', 'Shelf 4']],
      issuedAt: first.issuedAt,
      status: 'valid',
      since: null,
      because: null,
    });
    expect((await verify('nothing')).status).toBe(404);
  });

  test('that says something else takes its place, and both say so', async () => {
    const before = await page();
    papers.set('card', cardOf('Shelf 5'));
    const after = await page();
    expect([after.number === before.number, codeOf(after) === codeOf(before)]).toEqual([false, false]);
    expect((await verify(codeOf(before))).data).toMatchObject({
      status: 'replaced',
      since: expect.any(String),
      facts: [['Place', 'Shelf 4']],
    });
    expect((await verify(codeOf(after))).data).toMatchObject({ status: 'valid', facts: [['Place', 'Shelf 5']] });
    expect(await records()).toMatchObject({ records: 2 });
  });

  test('that is revoked says so, and is another one when it is printed again', async () => {
    const before = await page();
    await server.platform.database.transaction((tx) =>
      revokePaper(tx, { kind: 'library-card', subjectKind: 'reader', subjectId: 'ada' }, server.platform.now()),
    );
    expect((await verify(codeOf(before))).data).toMatchObject({ status: 'revoked', since: expect.any(String) });
    expect((await verify(codeOf(await page()))).data).toMatchObject({ status: 'valid' });
  });

  test.each([
    [30, [30]],
    [31, [30, 1]],
    [60, [30, 30]],
  ])(
    'with %i rows of thirty a page stands on as many pages, each with its head and its lines to sign',
    async (rows, each) => {
      papers.set(`sheet ${rows}`, sheetOf(rows));
      const pages = await pdf(`sheet ${rows}`);
      expect(pages.map((lines) => lines.filter((line) => line.startsWith('CSC/2026/')).length)).toEqual(each);
      for (const lines of pages) {
        const text = inOneLine([lines]);
        for (const words of [
          'Result sheet',
          'COS 101',
          'Matric number',
          'Examiner: signature',
          'Head of Department: signature',
        ])
          expect(text).toContain(words);
      }
    },
  );

  test('breaks no word and no number, however narrow its column', async () => {
    const [long, number] = ['Ọláyínká-Gbúyì/Ṣadé', '2026/2027-CSC-1001'];
    const cells = [
      'A first column of words',
      long,
      number,
      'ada.okafor@students.matricula.example',
      '1,234,567.89',
      long,
      number,
    ];
    papers.set('narrow', {
      ...SHEET,
      subjectId: 'narrow',
      content: {
        ...SHEET.content,
        tables: [
          {
            ...SHEET.content.tables[0]!,
            columns: cells.map((_, index) => ({ title: `Column ${index}`, isFigure: false })),
            rows: [cells],
          },
        ],
      },
    });
    const lines = (await pdf('narrow')).flat().map((line) => line.normalize('NFC'));
    for (const word of cells.slice(1)) expect(lines).toContain(word.normalize('NFC'));
  });
});

import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import {
  commitUpload,
  officeFile,
  questionOf,
  sendSheet,
  settledUpload,
  tryMatched,
  type Uploader,
} from '../../support/uploading.ts';

const DE = 'jamb-de-semicolon-cp1252.csv';
const BOARD = 'jamb-utme-board.xlsx';

onDatabases("a file with an office's own headings", (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    ({ token } = await signedIn(server, 'admissions'));
    const admin = (await signedIn(server, 'admin')).token;
    for (const name of ['Accounting', 'Mathematics', 'Science Education & Computer'])
      await server.call('POST', '/api/Department/departments', { token: admin, body: { facultyId: 5, name } });
  });
  const to = (list: string): Uploader => ({ college: server, token, list: `/api${list}` });
  const [utme, direct] = ['/Jamb', '/DirectEntryApplication'];
  const rowsOf = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
  const listed = () =>
    rowsOf("select * from jamb_candidate where registration_number like '202699%' order by registration_number");

  test('is shown as it was found, and nothing of it is stored before its columns are confirmed', async () => {
    const question = await questionOf(to(direct), await officeFile(DE), DE);
    expect(question).toMatchObject({
      fileType: 'csv',
      encoding: 'windows-1252',
      separator: ';',
      headingRow: 1,
      rows: 5,
      wholeName: 'Whole name',
    });
    expect(question.columns.map(({ heading, field }) => [heading, field])).toEqual([
      ['RG_NUM', 'Registration number'],
      ['RG_CANDNAME', 'Whole name'],
      ['RG_SEX', 'Sex'],
      ['STATENAME', 'State'],
      ['CO_NAME', 'Department'],
      ['LGA', 'LGA'],
      ['IsDECleared', null],
    ]);
    expect(question.columns[1]!.examples).toEqual(['ANDRÉ SOLANGE', "N'DIAYE OUMAR", 'OKE; BOLA']);
    expect(await rowsOf('select id from sheet_upload')).toEqual([]);
  });

  test('says first what is needed and not known', async () => {
    const bytes = Buffer.from('Who,Sex\nOKORO ADA,F\n');
    const { message } = await questionOf(to(direct), bytes, 'who.csv');
    expect(message).toContain("No column is known as 'Registration number'");
    const { status, text } = await sendSheet(to(direct), bytes, 'who.csv', '', {
      headingRow: 1,
      columns: { 1: 'Sex' },
    });
    expect([status, text]).toEqual([422, expect.stringContaining("Please say which column is 'Registration number'")]);
  });

  test("the board's UTME list: seven of twelve are right, and five are named", async () => {
    const { id, notes, report } = await tryMatched(to(utme), await officeFile(BOARD), BOARD);
    expect(report).toMatchObject({ rows: 12, created: 7, refused: 5 });
    expect(report!.mistakes.map(({ row, column }) => [row, column])).toEqual([
      [2, null],
      [5, 'Total'],
      [6, null],
      [8, 'Department'],
      [12, 'Registration number'],
    ]);
    expect(notes).toEqual([
      "The sheet that was read is 'Sheet1'.",
      "Read as other words: 'F' as Female, 'M' as Male, 'FCT' as Federal Capital Territory, 'MUNICIPAL AREA COUNCIL' as Abuja Municipal, 'NASSARAWA' as Nasarawa.",
    ]);
    await commitUpload(to(utme), id);
    const stored = await listed();
    expect(stored).toHaveLength(7);
    expect(stored[0]).toMatchObject({ registration_number: '202699000012BA', lastname: 'BELLO', firstname: 'MUSA' });
    expect(stored.find(({ lastname }) => lastname === 'OLUWATOBI')).toMatchObject({ firstname: '' });
  });

  test('as Unicode Text with tabs it is asked nothing, as files with these headings were confirmed', async () => {
    const tried = await tryMatched(to(direct), await officeFile(DE), DE);
    expect(tried.report).toMatchObject({ rows: 5, created: 4, refused: 1 });
    expect(tried.report!.mistakes).toEqual([
      { row: 6, column: 'Registration number', message: '202699000012BA is on the UTME list' },
    ]);
    const text = new TextDecoder('windows-1252')
      .decode(await officeFile(DE))
      .replace('"OKE; BOLA"', 'OKE, BOLA')
      .replaceAll(';', '\t');
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const { data } = await sendSheet(to(direct), wide, 'unicode.txt');
    const { id, notes, report } = await settledUpload(to(direct), data.id);
    expect(report).toMatchObject({ rows: 5, created: 4, refused: 1 });
    expect(notes.slice(0, 2)).toEqual([
      expect.stringMatching(/^The columns were read as .+ matched them on /),
      'The file was read as UTF-16 with tabs between its columns.',
    ]);
    await commitUpload(to(direct), id);
    expect(
      (await listed()).filter(({ list }) => list === 'DE').map(({ lastname, firstname }) => [lastname, firstname]),
    ).toEqual([
      ['ANDRÉ', 'SOLANGE'],
      ["N'DIAYE", 'OUMAR'],
      ['OKE', 'BOLA'],
      ['IGWE', 'PAUL'],
    ]);
  });

  test('in another order it is known again, and an empty layout asks anew', async () => {
    const bytes = Buffer.from(
      'RG_SEX,RG_NUM,RG_CANDNAME,CO_NAME,STATENAME,IsDECleared,LGA\nF,202699100009DE,UDO IME,ACCOUNTING,,,\n',
    );
    const { data } = await sendSheet(to(direct), bytes, 'order.csv');
    expect((await settledUpload(to(direct), data.id)).report).toMatchObject({ created: 1, refused: 0 });
    const anew = await questionOf(to(direct), bytes, 'order.csv', {});
    expect(anew.columns[1]).toMatchObject({ heading: 'RG_NUM', field: 'Registration number' });
  });

  test('a heading that every object has is a column that nobody wants', async () => {
    const bytes = Buffer.from('RG_NUM,constructor,RG_CANDNAME,RG_SEX,CO_NAME\n202699100010DE,x,UDO EKA,F,ACCOUNTING\n');
    await tryMatched(to(direct), bytes, 'constructor.csv');
    const { data } = await sendSheet(to(direct), bytes, 'constructor.csv');
    const { notes, report } = await settledUpload(to(direct), data.id);
    expect([report!.refused, notes]).toEqual([
      0,
      expect.arrayContaining(["The column 'constructor' is not read: an upload cannot change it."]),
    ]);
  });

  test('a heading with a mark is known, and its row is nobody', async () => {
    const bytes = Buffer.from((await officeFile(DE)).toString('latin1').replace('RG_NUM', 'Reg Number*'), 'latin1');
    const question = await questionOf(to(direct), bytes, DE);
    expect(question.columns[0]).toMatchObject({ heading: 'Reg Number*', field: 'Registration number' });
    expect(question.rows).toBe(5);
  });

  test('without headings it shows its columns', async () => {
    const name = 'nominal-roll-no-heading-semicolon.csv';
    const question = await questionOf(to(direct), await officeFile(name), name);
    expect(question).toMatchObject({ separator: ';', headingRow: 0, rows: 4 });
    expect(question.columns.map(({ heading, examples }) => [heading, examples[0]])).toEqual([
      ['', 'F/ND/24/9900001'],
      ['', 'ND2'],
    ]);
  });

  test('another encoding, separator or row of headings is shown before anything is read', async () => {
    const question = await questionOf(to(direct), await officeFile(DE), DE, { separator: ',', headingRow: 0 });
    expect(question).toMatchObject({ separator: ',', headingRow: 0, rows: 6 });
    const utf = await questionOf(to(direct), await officeFile(DE), DE, { encoding: 'utf-8' });
    expect(utf.columns[1]!.examples[0]).toBe('ANDR\ufffd SOLANGE');
  });

  test('with nothing below its headings it is refused', async () => {
    const { status, text } = await sendSheet(to(direct), Buffer.from('RG_NUM;RG_CANDNAME\n'), 'none.csv');
    expect([status, text]).toEqual([422, expect.stringContaining('no rows below its headings')]);
  });

  test('the older sheet has its titles above, and one aggregate that is not the sum', async () => {
    const name = 'jamb-utme-older.xlsx';
    const question = await questionOf(to(utme), await officeFile(name), name);
    expect(question).toMatchObject({ headingRow: 3, rows: 4 });
    const admin = (await signedIn(server, 'admin')).token;
    for (const department of ['CSC', 'MTH'])
      await server.call('POST', '/api/Department/departments', {
        token: admin,
        body: { facultyId: 5, name: department },
      });
    const { report } = await tryMatched(to(utme), await officeFile(name), name);
    expect(report).toMatchObject({ rows: 4, created: 3, refused: 1 });
    expect(report!.mistakes).toEqual([{ row: 7, column: 'Aggregate', message: 'the four scores make 200' }]);
  });

  test('padded cells and shortened subjects are read', async () => {
    const name = 'jamb-utme-dbf.csv';
    const { report } = await tryMatched(to(utme), await officeFile(name), name);
    expect(report).toMatchObject({ rows: 4, created: 4, refused: 0 });
  });
});

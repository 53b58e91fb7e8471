import { beforeAll, expect, test } from 'vitest';
import type { FoundAccount, StudentAccount } from '#contract/finance/student-accounts.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { collegeWithBooks, type Books } from './books/money.ts';

onBothDatabases('the account of a student', (databases) => {
  let server: TestServer;
  let books: Books;
  beforeAll(async () => {
    server = await freshServer(databases);
    books = await collegeWithBooks(server);
  });

  const get = <T>(path: string, token = books.bursar) => server.call<T>('GET', `/api/Bursary/${path}`, { token });
  const accountOf = async (name: string) =>
    (await get<StudentAccount>(`student-account?studentId=${books.students[name]!.studentId}`)).data;
  const words = ({ lines }: StudentAccount) =>
    lines.map(({ title, about, why, debitKobo, creditKobo, balanceKobo }) =>
      [`${title}: ${about}`, why, debitKobo - creditKobo, balanceKobo].filter((each) => each !== null).join(' | '),
    );

  test('says line by line what was charged and paid, why, and what it rests on', async () => {
    const account = await accountOf('shortsettled');
    expect(words(account)).toEqual([
      expect.stringMatching(/^Charge: (Tuition|Library) \| Published for every .* student \| \d+ \| \d+$/),
      expect.stringMatching(/^Charge: (Tuition|Library) \| Published for every .* student \| \d+ \| 10000000$/),
      'Payment: Tuition | As agreed | -4000001 | 5999999',
    ]);
    expect(account.lines.at(-1)).toMatchObject({
      rrr: expect.stringMatching(/^\d{12}$/),
      caseId: expect.any(String),
      invoiceNumber: expect.any(String),
      session: '2026/2027',
    });
    expect(account.balanceKobo).toBe(59_999_99);
  });

  test('has an award with who gave it, and its withdrawal with the reason', async () => {
    const { lines, sessions } = await accountOf('withdrawn');
    expect(lines.slice(-2)).toMatchObject([
      { title: 'Scholarship', why: 'Half', by: expect.any(String), creditKobo: 40_000_00 },
      { title: 'Scholarship taken back', why: 'Half, withdrawn: Left the programme', debitKobo: 40_000_00 },
    ]);
    expect(sessions).toMatchObject([{ awardedKobo: 0, owedKobo: 100_000_00 }]);
  });

  test('has a payment with its reversal, and what was paid beyond as credit', async () => {
    expect((await accountOf('reversed')).lines.slice(-2)).toMatchObject([
      { title: 'Payment', creditKobo: 100_000_00, balanceKobo: 0 },
      { title: 'Payment reversed', debitKobo: 100_000_00, why: 'Remita says that this payment is reversed' },
    ]);
    const over = await accountOf('oversettled');
    expect(over).toMatchObject({ balanceKobo: -500_50, creditKobo: 500_50 });
    expect(over.lines.at(-1)).toMatchObject({ about: 'Credit', session: null, creditKobo: 500_50 });
  });

  test('is found by number, name, RRR, invoice number and phone, and nobody is found by what fits nobody', async () => {
    const { studentId } = books.students['exact']!;
    const [row] = (
      await server.platform.database.query({
        name: '',
        text: `select a.reg_number, i.invoice_number, y.rrr, i.phone from student s join admission a on a.id = s.admission_id
                 join invoice i on i.student_id = s.id join payment y on y.invoice_id = i.id where s.id = $1`,
        values: [studentId],
      })
    ).rows as Record<string, string>[];
    await server.platform.database.query({
      name: '',
      text: `update user_account set mobile_number = '08035550199' where id = $1`,
      values: [books.students['exact']!.userId],
    });
    for (const typed of [row!['reg_number'], row!['invoice_number'], `RRR: ${row!['rrr']}`, '0803 555 0199'])
      expect(
        (await get<FoundAccount[]>(`find-student-accounts?search=${encodeURIComponent(typed!)}`)).data,
        typed,
      ).toMatchObject([{ studentId }]);
    expect((await get<FoundAccount[]>('find-student-accounts?search=okafor ada')).data).toHaveLength(10);
    expect((await get('find-student-accounts?search=zzz')).status).toBe(404);
    const found = await server.call<{ title: string; matches: { to: string }[] }[]>(
      'GET',
      `/api/Dashboard/find?search=${row!['rrr']}`,
      { token: books.bursar },
    );
    expect(found.data.find(({ title }) => title === 'Accounts of students')?.matches).toMatchObject([
      { to: `/invoice_management/student_accounts/account?student=${studentId}` },
    ]);
  });

  test('goes out as a file and as a paper, which say the same', async () => {
    const { studentId } = books.students['oversettled']!;
    const file = await get(`student-account/file?studentId=${studentId}&format=csv`);
    const lines = file.text.replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toBe('Date,Session,What,Of,Why,By,Invoice,RRR,Debit (₦),Credit (₦),Balance (₦)');
    expect(lines.at(-1)).toMatch(/,Credit,.*,0\.00,500\.50,-500\.50$/);
    const paper = await get<{ tables: { rows: string[][] }[]; groups: { facts: string[][] }[] }>(
      `student-account-paper?studentId=${studentId}`,
    );
    expect(paper.data.groups[0]!.facts).toContainEqual(['In favour of the student', '₦500.50']);
    expect(paper.data.tables[1]!.rows.at(-1)).toEqual(expect.arrayContaining(['₦500.50', '-₦500.50']));
    expect((await get(`student-account-paper.pdf?studentId=${studentId}`)).status).toBe(200);
  });

  test('is read by who may see invoices alone, and posts nothing', async () => {
    const { studentId } = books.students['nobody']!;
    const path = `student-account?studentId=${studentId}`;
    for (const userName of ['student', 'lecturer'])
      expect((await get(path, (await signedIn(server, userName)).token)).status).toBe(403);
    expect((await get<StudentAccount>(path)).data).toMatchObject({ lines: [], balanceKobo: 0 });
    expect((await get('student-account?studentId=0190f5c2-0000-7000-8000-000000000001')).status).toBe(404);
  });
});

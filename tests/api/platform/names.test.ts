import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { CandidateHit } from '#contract/admissions/candidates.ts';
import type { Page } from '#contract/kit/list.ts';
import { foldText } from '#rules/text/foldText.ts';
import { hash } from '@node-rs/argon2';
import { pay } from '../../support/applicant.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { login, signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { uploadRows } from '../../support/uploading.ts';

const SURNAME = 'Ọláṣubọ̀mí';
const FIRST_NAME = 'Ẹ̀gbẹ́yẹmí';
const FORMS = ['NFC', 'NFD'] as const;
const WAYS = ['olasubomi', 'OLASUBOMI', SURNAME.normalize('NFC'), SURNAME.normalize('NFD'), 'egbeyemi olasu'];

onBothDatabases('a name as it is written', (databases) => {
  let server: TestServer;
  let officer: string;
  let admin: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    officer = (await signedIn(server, 'admissions')).token;
    admin = (await signedIn(server, 'admin')).token;
  });

  const rowsOf = async <R>(text: string, values: readonly unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values: [...values] })).rows as R[];
  const get = async <R>(path: string, token = officer) => (await server.call<R>('GET', `/api${path}`, { token })).data;

  test('is folded by the database as by what asks it', async () => {
    const letters = fc.constantFrom(
      ..."aZ09 '-.@ỌọṢṣẸẹÀáÉìÑñÇüƁɓƊɗƙƘƴƳŁøŋŊƐɔİıßÆ漢",
      '\u0300',
      '\u0323',
      '\u0329',
      '\u0301',
    );
    const texts = fc.sample(
      fc.array(letters, { maxLength: 12 }).map((signs) => signs.join('')),
      { numRuns: 500, seed: 9 },
    );
    const folded = await rowsOf<{ folded: string }>(
      'select searchable(text) as folded from unnest($1::text[]) with ordinality as t (text, place) order by place',
      [texts],
    );
    expect(folded.map((row) => row.folded)).toEqual(texts.map(foldText));
  });

  test.each(FORMS)(
    'gets an invoice, typed in %s, and is found by an officer in each way that it is typed',
    async (form) => {
      const phone = form === 'NFC' ? '09055512341' : '09055512342';
      const lookup = await server.call(
        'GET',
        `/api/ApplicationInvoice/application-invoice-data?applicationTypeId=5&regNumber=${phone}&mobileNumber=${phone}`,
      );
      const { data, text } = await server.call('POST', '/api/ApplicationInvoice/generate-application-invoice', {
        body: {
          Lastname: SURNAME.normalize(form),
          FirstName: FIRST_NAME.normalize(form),
          MiddleName: 'O’Neil',
          MobileNumber: phone,
          RegNumber: phone,
          Email: 'ola@example.com',
          SessionId: lookup.data.sessionId,
          Amount: lookup.data.amount,
          ApplicationTypeId: 5,
        },
      });
      expect(data, text).toBeTruthy();
      expect(await rowsOf('select lastname, firstname, middlename from invoice where phone = $1', [phone])).toEqual([
        { lastname: SURNAME.normalize('NFC'), firstname: FIRST_NAME.normalize('NFC'), middlename: "O'Neil" },
      ]);

      await pay(server, data.rrr!);
      const entered = await server.call('POST', '/api/JupebApplication/login', { body: { rrr: data.rrr! } });
      expect(entered.status, entered.text).toBe(200);
      for (const typed of [...WAYS, 'O’Neil']) {
        const hits = await get<CandidateHit[]>(`/AdmissionList/search?search=${encodeURIComponent(typed)}`);
        expect(
          hits.map(({ fullName }) => fullName),
          typed,
        ).toContain(`${SURNAME} ${FIRST_NAME} O'Neil`.normalize('NFC'));
      }
    },
  );

  test('stands in lists beside its letter, and is found there', async () => {
    const surnames = ['Pam', SURNAME, 'Ola', 'Ṣẹ́gun', 'Sani', 'Okafor', 'Ɗanjuma', 'Daniel', 'Eze', 'Ọbá', 'Tope'];
    await rowsOf(
      `insert into user_account (user_name, role_id, surname, firstname, middlename, password_hash, created_at)
      select 'named-' || place, role_id, name, 'Xyzzy', '', password_hash, now() from user_account, unnest($1::text[]) with ordinality as n (name, place) where user_name = 'student'`,
      [surnames.map((name) => name.normalize('NFC'))],
    );
    const names = async (query: string) =>
      (await get<Page<{ fullName: string }>>(`/UserManagement/all-users?${query}`, admin)).rows.map(({ fullName }) =>
        fullName.replace(' Xyzzy', ''),
      );
    const sorted = ['Daniel', 'Ɗanjuma', 'Eze', 'Ọbá', 'Okafor', 'Ola', SURNAME, 'Pam', 'Sani', 'Ṣẹ́gun', 'Tope'].map(
      (name) => name.normalize('NFC'),
    );
    expect(await names('search=xyzzy&sort=fullName&pageSize=20')).toEqual(sorted);
    expect(await names('search=xyzzy&sort=-fullName&pageSize=20')).toEqual(sorted.toReversed());
    const first = await get<Page<{ fullName: string }>>(
      '/UserManagement/all-users?search=xyzzy&sort=fullName&pageSize=10',
      admin,
    );
    expect(await names(`search=xyzzy&sort=fullName&pageSize=10&page=2&after=${first.after}`)).toEqual(sorted.slice(10));
    for (const typed of ['olasubomi', SURNAME, SURNAME.normalize('NFD')])
      expect(await names(`search=${encodeURIComponent(typed)}`), typed).toEqual([SURNAME.normalize('NFC')]);
    expect(await names('search=danj%20xyzzy')).toEqual(['Ɗanjuma']);
  });

  test('is stored from a spreadsheet in one form', async () => {
    const headings = [
      'Registration number',
      'Full name',
      'Student type',
      'Programme',
      'Department',
      'Option',
      'State of origin',
      'Level',
      'Admitted on',
      'Offer until',
      'Email Address',
    ];
    const place = [
      `202655519001AA`,
      `${SURNAME} ${FIRST_NAME} O’Neil`.normalize('NFD'),
      'Undergraduate',
      'B.Sc. Computer Science',
      'Computer Science',
      '',
      'Abia',
      '',
      '01/10/2026',
      '',
      '',
    ];
    const report = await uploadRows({ college: server, token: officer, list: '/api/AdmissionList' }, [headings, place]);
    expect(report.mistakes).toEqual([]);
    expect(await rowsOf('select full_name from admission where reg_number = $1', ['202655519001AA'])).toEqual([
      { full_name: `${SURNAME} ${FIRST_NAME} O'Neil`.normalize('NFC') },
    ]);
    const { rows } = await get<Page<{ fullName: string }>>('/AdmissionList/list?search=olasubomi');
    expect(rows.map(({ fullName }) => fullName)).toEqual([`${SURNAME} ${FIRST_NAME} O'Neil`.normalize('NFC')]);
  });

  test.each(FORMS)(
    'may be in a password: one that is set in %s is right in either, also where it was hashed as it was typed',
    async (form) => {
      const [mine, password] = [`hashed-${form.toLowerCase()}`, 'Ọmọ̀lará-9’x'];
      const set = (hashed: string) =>
        rowsOf('update user_account set password_hash = $2 where user_name = $1', [mine, hashed]);
      await rowsOf(
        `insert into user_account (user_name, role_id, surname, firstname, middlename, password_hash, created_at, moved_at)
      select $1, role_id, 'Okoro', 'Uche', '', password_hash, now(), now() from user_account where user_name = 'student'`,
        [mine],
      );
      await set(await hash(password.normalize(form)));
      expect((await login(server, mine, password.normalize(form))).data?.jwtToken).toBeTruthy();
      const { token } = await signedIn(server, mine, password.normalize(form));
      const changed = await server.call('POST', '/api/Authentication/change-password', {
        token,
        body: { currentPassword: password.normalize(form), password: `${password}2`.normalize(form) },
      });
      expect(changed.status, changed.text).toBe(200);
      for (const each of FORMS)
        expect((await login(server, mine, `${password}2`.normalize(each))).status, each).toBe(200);
      expect(
        (await login(server, mine, `${password}2`.replace('’', "'"))).status,
        'another apostrophe is another password',
      ).toBe(422);
    },
  );
});

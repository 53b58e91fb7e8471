import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { newPayer, payInvoice } from '../../../support/payer.ts';
import { pdfPages } from '../../../support/pdfText.ts';
import { postedCollege, type PostedCollege } from '../../../support/people.ts';
import { admissionsOfficer, screened, type Officer } from '../../../support/selection.ts';

const DAY_MS = 86_400_000;
const [ADA, BAYO, CHIOMA] = ['BA', 'BB', 'BC'].map((letters) => `202677700002${letters}`) as [string, string, string];
const ADDRESS = 'ada.abiola@candidates.example';

onDatabases('an offer of admission', (databases) => {
  let server: PostedCollege;
  let officer: Officer;
  beforeAll(async () => {
    server = await postedCollege(databases);
    officer = await admissionsOfficer(server);
    await screened(server, 'Physics', [
      { number: ADA, surname: 'Abiola', utme: 280, putme: 80 },
      { number: BAYO, surname: 'Balogun', utme: 260, putme: 70 },
      { number: CHIOMA, surname: 'Chukwu', utme: 240, putme: 60 },
    ]);
    await officer.quota('B.Sc. Physics', { seats: 2, merit: 100, catchment: 0, elds: 0 });
    await officer.commit(await officer.trial());
  });

  const run = async <Row>(text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows as Row[];
  const find = async (number: string) =>
    (
      await run<{ id: string; state: string; until: string }>(
        'select id, state, offer_until::text as until from admission where reg_number = $1',
        [number],
      )
    )[0]!;
  const extend = async (number: string, until: string) =>
    officer.call('POST', '/extend-offer', {
      id: (await find(number)).id,
      answers: { until, reason: 'The banks were closed' },
    });
  const bulk = (act: 'offer' | 'extend', ids: readonly string[]) =>
    officer.call<{ done: number; refused: readonly { message: string }[] }>('POST', `/offers/bulk/${act}`, {
      key: crypto.randomUUID(),
      chosen: { ids: ids.map((id) => ({ id })) },
      reason: 'The banks were closed',
    });

  test('is answered with the code that is mailed to the address on the list, and by nobody else', async () => {
    const { data: invoice } = await server.call('POST', '/api/ApplicationInvoice/generate-admission-status-invoice', {
      body: newPayer({ RegNumber: ADA, StudentTypeId: 1 }),
    });
    await payInvoice(server, invoice.rrr!);
    const check = { regNumber: ADA, studentTypeId: 1, rrr: invoice.rrr! };
    const status = () =>
      server.call(
        'GET',
        `/api/ApplicationInvoice/check-admission-status?${new URLSearchParams({ ...check, studentTypeId: '1' })}`,
      );
    expect((await status()).data.admission).toMatchObject({
      state: 'offered',
      mayAnswer: true,
      lastDay: '2026-11-05',
      sentTo: null,
    });
    expect((await server.call('POST', '/api/AdmissionList/answer-code', { body: check })).json.message).toContain(
      'no email address of yours',
    );

    await server.call('PUT', '/api/Student/admission-address', {
      token: officer.token,
      body: { regNumber: ADA, email: ADDRESS },
    });
    expect(
      (await server.call('POST', '/api/AdmissionList/answer-code', { body: { ...check, rrr: '290000000000' } })).status,
    ).toBe(422);
    const {
      data: { challenge },
    } = await server.call('POST', '/api/AdmissionList/answer-code', { body: check });
    expect(
      (await server.call('POST', '/api/AdmissionList/answer-offer', { body: { token: 'none', answer: 'accept' } }))
        .status,
    ).toBe(422);
    const {
      data: { token },
    } = await server.call('POST', '/api/AdmissionList/prove-candidate', {
      body: { challenge, code: await server.lastCodeTo(ADDRESS) },
    });

    const letter = await fetch(`${server.address}/api/AdmissionList/candidate-letter`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = pdfPages(Buffer.from(await letter.arrayBuffer()))
      .flat()
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    for (const words of [
      'OFFER OF PROVISIONAL ADMISSION',
      'Abiola Ada',
      'B.Sc. Physics',
      '05/11/2026',
      'verify_letter',
    ])
      expect(text).toContain(words);

    const answer = (given: 'accept' | 'decline') =>
      server.call('POST', '/api/AdmissionList/answer-offer', { body: { token, answer: given } });
    expect((await answer('accept')).data).toMatchObject({ state: 'accepted', mayAnswer: false });
    expect((await answer('accept')).status).toBe(200);
    expect((await answer('decline')).status).toBe(409);
    expect(await server.lastMailTo(ADDRESS)).toContain('You have accepted admission into B.Sc. Physics');
    expect((await status()).data.admission).toMatchObject({ state: 'accepted', lastDay: null, hasLetter: true });
  });

  test('has a letter that says whether it holds, and no more than initials', async () => {
    const { id } = await find(BAYO);
    const printed = async () => {
      expect(
        (
          await fetch(`${server.address}/api/AdmissionList/letter?id=${id}`, {
            headers: { authorization: `Bearer ${officer.token}` },
          })
        ).status,
      ).toBe(200);
      return (
        await run<{ code: string; number: string }>(
          'select code, number from document_record where subject_id = $1 and revoked_at is null',
          [id],
        )
      )[0]!;
    };
    const verify = async (code: string) =>
      (await server.call('GET', `/api/AdmissionList/verify-letter?code=${code}`)).data;
    const first = await printed();
    expect(await printed()).toEqual(first);
    expect(await verify(first.code)).toMatchObject({
      kind: 'Letter of admission',
      initials: 'B. A.',
      programme: 'B.Sc. Physics',
      status: 'valid',
    });
    expect((await extend(BAYO, '2026-11-07')).status).toBe(200);
    expect((await verify(first.code)).status).toBe('amended');
    const second = await printed();
    expect(second.number).not.toBe(first.number);
    expect([(await verify(first.code)).status, (await verify(second.code)).status]).toEqual(['amended', 'valid']);
    expect((await server.call('GET', '/api/AdmissionList/verify-letter?code=nothing')).status).toBe(404);
  });

  test('lapses when its last day is over in Lagos, once, and cannot be answered a minute before the job', async () => {
    expect((await extend(BAYO, '2026-11-01')).json.errors).toEqual({
      '/until': 'please enter a day that is still to come',
    });
    server.clock.advance(6 * DAY_MS);
    const { token } = await admissionsOfficer(server);
    expect(token).toBeTruthy();
    expect((await find(BAYO)).state).toBe('offered');
    await Promise.all([server.jobs.run('lapse-offers'), server.jobs.run('lapse-offers')]);
    expect((await find(BAYO)).state).toBe('lapsed');
    expect((await find(ADA)).state).toBe('accepted');
    expect(
      await run(
        `select count(*)::int4 as steps from workflow_step s join admission a on a.id::text = s.subject_id where a.reg_number = $1 and s.step = 'lapse'`,
        [BAYO],
      ),
    ).toEqual([{ steps: 1 }]);
  });

  test('is open again by a later last day, unless its seat is gone', async () => {
    officer = await admissionsOfficer(server);
    const { id } = await find(BAYO);
    expect((await bulk('extend', [id])).data).toMatchObject({ done: 1, refused: [] });
    expect(await find(BAYO)).toMatchObject({ state: 'offered', until: '2026-11-11' });
    server.clock.advance(5 * DAY_MS);
    await server.jobs.run('lapse-offers');
    officer = await admissionsOfficer(server);
    await officer.commit(await officer.trial());
    expect((await find(CHIOMA)).state).toBe('offered');
    expect((await bulk('offer', [id])).data).toMatchObject({
      done: 0,
      refused: [{ message: 'Its seat was given to another, and the department has none left' }],
    });
    const { status, json } = await extend(BAYO, '2026-12-01');
    expect([status, json.message]).toEqual([409, 'Its seat was given to another, and the department has none left']);
  });

  test('is found by any number or by name, with the whole story on one page', async () => {
    const search = async (typed: string) =>
      (
        await officer.call<{ number: string; matched: string; status: string }[]>(
          'GET',
          `/search?${new URLSearchParams({ search: typed })}`,
        )
      ).data;
    expect(await search(ADA.toLowerCase())).toMatchObject([
      { number: ADA, matched: 'Registration number', status: 'Accepted' },
    ]);
    expect((await search('abiola ada')).map(({ number }) => number)).toContain(ADA);
    expect(await search('000000000')).toEqual([]);
    const { data } = await officer.call<{
      fullName: string;
      listings: object[];
      selections: object[];
      admissions: { steps: { step: string }[] }[];
    }>('GET', `/candidate?number=${ADA}`);
    expect(data).toMatchObject({
      fullName: 'Abiola Ada',
      listings: [{ utmeScore: 280, screening: { score: 80, aggregate: '75.00' } }],
      selections: [{ decision: 'in', pool: 'merit', aggregate: '75.00' }],
    });
    expect(data.admissions[0]!.steps.map(({ step }) => step)).toEqual(['Offered', 'Accepted']);
    expect((await officer.call('GET', '/candidate?number=202600000000ZZ')).status).toBe(404);
  });
});

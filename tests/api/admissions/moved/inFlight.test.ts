import { beforeAll, expect, test } from 'vitest';
import { JUPEB_ANSWERS, challengeOf, opened, SECTION_ADDRESS, sendPassport } from '../../../support/applicant.ts';
import { callerOf } from '../../../support/call.ts';
import { otherCandidates } from '../../../support/candidates.ts';
import { onBothDatabases } from '../../../support/databases.ts';
import { postedCollege, type PostedCollege } from '../../../support/people.ts';
import { volumeOf } from '../../../support/volume.ts';
import { enter, logInByNumber, logInByRrr, move, newPerson, payer, type Payer } from './theMoved.ts';

const ROUNDS = volumeOf('MOVES');

onBothDatabases('what is under way as an invoice is given to another person', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });

  const rows = async (text: string, ...values: unknown[]) =>
    (await college.platform.database.query({ name: '', text, values })).rows;
  const load = (token: string, path = '/api/JupebApplication/application') => college.call('GET', path, { token });
  /** So that the moves of later rounds meet log-ins at other moments. */
  const after = (turns: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, turns);
    });
  const devicesOf = ({ rrr }: Payer) =>
    rows('select from invoice_device d join remita_order o on o.invoice_id = d.invoice_id where o.rrr = $1', rrr);
  const pause = () => college.clock.advance(60 * 60_000);

  test(`in ${ROUNDS} rounds no log-in that raced it opens the application afterwards, and no device keeps its right`, async () => {
    const candidates = otherCandidates('UTME');
    let raced = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const byNumber =
        round % 2 === 0
          ? await payer(college, candidates[20 + (round % (candidates.length - 20))]!).catch(() => undefined)
          : undefined;
      const squatter = byNumber ?? (await payer(college));
      const logIn = () =>
        byNumber
          ? logInByNumber(squatter.device, squatter.regNumber, squatter.phone)
          : logInByRrr(squatter.device, squatter);
      let isOver = false;
      const goOn = async () => {
        const answers = [];
        while (!isOver) answers.push(await logIn());
        return answers;
      };
      const going = [goOn(), goOn(), goOn(), goOn()];
      const moved = await after(round % 12)
        .then(() => move(college, squatter, newPerson()))
        .finally(() => {
          isOver = true;
        });
      const logins = (await Promise.all(going)).flat();
      expect(moved.status).toBe(200);
      for (const { status, data } of logins) {
        expect(status).toBeLessThan(500);
        if (status !== 200 || !('token' in data)) continue;
        raced += 1;
        expect(
          (await load(data.token, byNumber && '/api/PostUtme/application')).status,
          `round ${round}: a token of before`,
        ).toBe(401);
      }
      expect(await devicesOf(squatter)).toEqual([]);
      pause();
    }
    expect(raced, 'some log-ins came before it').toBeGreaterThan(0);
  });

  test(`nor does a device that proves the mailbox of before, in ${ROUNDS} rounds`, async () => {
    const invoices = '/api/ApplicationInvoice';
    for (let round = 0; round < ROUNDS; round += 1) {
      const squatter = await payer(college);
      const device = callerOf(college.address);
      const query = { applicationTypeId: '5', regNumber: squatter.phone, mobileNumber: squatter.phone };
      const {
        data: { challenge },
      } = await device.call('POST', `${invoices}/send-invoice-code`, { body: query });
      const code = await college.lastCodeTo(squatter.email);
      const [, , later] = await Promise.all([
        after(round % 7).then(() => move(college, squatter, newPerson())),
        device.call('POST', `${invoices}/open-invoice`, { body: { challenge, code } }),
        after(round % 5).then(() => device.call('POST', `${invoices}/send-invoice-code`, { body: query })),
      ]);
      expect(await devicesOf(squatter), `round ${round}`).toEqual([]);
      if (later.status === 200) {
        const mailed = await college.lastCodeTo(squatter.email);
        await device.call('POST', `${invoices}/open-invoice`, {
          body: { challenge: later.data.challenge, code: mailed },
        });
        expect(await devicesOf(squatter), `round ${round}: a code that was mailed meanwhile`).toEqual([]);
      }
      pause();
    }
  });

  test(`in ${ROUNDS} rounds nothing that was being saved arrives in the emptied application`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const squatter = await payer(college);
      const { token } = opened(await logInByRrr(squatter.device, squatter));
      const passport = await sendPassport(college, token);
      const candidate = newPerson();
      const draft = (revision: number) =>
        college.call('PUT', '/api/Application/draft', {
          token,
          body: { section: 'o-level-result', data: { oLevelInfo: [] }, revision },
        });
      const saves = await Promise.all([
        after(round % 5).then(() => move(college, squatter, candidate)),
        college.call('POST', SECTION_ADDRESS['personal-details'], {
          token,
          body: JUPEB_ANSWERS['personal-details'](passport),
        }),
        after(round % 3).then(() =>
          college.call('POST', SECTION_ADDRESS['personal-details'], {
            token,
            body: JUPEB_ANSWERS['personal-details'](passport),
          }),
        ),
        draft(0),
        after(round % 4).then(() => draft(0)),
        after(round % 6).then(() => sendPassport(college, token).catch(() => undefined)),
      ]);
      for (const answer of saves)
        if (answer && typeof answer === 'object') expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(500);
      const { application } = await enter(college, candidate, (answer) =>
        logInByRrr(callerOf(college.address), squatter, answer),
      );
      expect(application, `round ${round}`).toMatchObject({
        answers: {},
        drafts: {},
        documents: [],
        passport: null,
        facts: { email: candidate.email, mobileNumber: candidate.phone },
      });
      pause();
    }
  });

  test('a log-in that found the invoice before it was moved, and comes to the token after, is refused', async () => {
    const squatter = await payer(college);
    const { database } = college.platform;
    let entered: ReturnType<typeof logInByRrr> | undefined;
    await database.transaction(async (tx) => {
      await tx.query({
        name: '',
        text: 'select from invoice i join remita_order o on o.invoice_id = i.id where o.rrr = $1 for update of i',
        values: [squatter.rrr],
      });
      entered = logInByRrr(callerOf(college.address), squatter);
      // On PostgreSQL it comes as far as the lock; the embedded database lets it begin only after this.
      await after(300);
      await tx.query({
        name: '',
        text: `update invoice set moved_at = now(), moves = moves + 1, email = 'candidate@example.com' where id = (select invoice_id from remita_order where rrr = $1)`,
        values: [squatter.rrr],
      });
    });
    const answer = await entered!;
    expect(answer.text).not.toContain('token');
    expect(
      await rows('select from application where rrr = $1', squatter.rrr),
      'and has begun nothing under the old address',
    ).toEqual([]);
    expect(challengeOf(await logInByRrr(callerOf(college.address), squatter))).toBeTruthy();
  });
});

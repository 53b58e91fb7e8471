import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { mailCode, proveCode } from '#server/platform/codes/emailCode.ts';
import { postedCollege, type PostedCollege } from '../../support/people.ts';
import { onDatabases } from '../../support/databases.ts';

const MINUTE = 60_000;

onDatabases('codes by mail', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });

  const letter = (code: string) => ({
    subject: 'A code',
    greeting: 'Dear Ada,',
    parts: [{ facts: [['Code', code]] as const }],
  });
  const mailed = async (subject: string, ip = '10.0.0.1') => {
    const address = `${subject}@example.com`;
    const challenge = await mailCode(
      college.platform,
      { purpose: 'invoice', subject, to: { name: 'Ada', address }, content: letter },
      ip,
    );
    return { challenge, code: await college.lastCodeTo(address) };
  };
  const prove = (challenge: string, code: string, purpose = 'invoice') =>
    proveCode(college.platform, purpose, { challenge, code });
  const housekeeping = () => college.jobs.run('housekeeping');

  test('opens its subject once, and nothing of another purpose', async () => {
    const subject = randomUUID();
    const { challenge, code } = await mailed(subject);
    await expect(prove(challenge, code, 'history')).rejects.toMatchObject({ status: 422 });
    expect(await prove(challenge, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe(subject);
    await expect(prove(challenge, code)).rejects.toMatchObject({
      status: 422,
      message: 'This code has expired or was used already. Please ask for a new one',
    });
  });

  test('is good for half an hour', async () => {
    const { challenge, code } = await mailed(randomUUID());
    college.clock.advance(30 * MINUTE);
    await expect(prove(challenge, code)).rejects.toMatchObject({ status: 422 });
  });

  /** Strangers ask for a code each, and type as many wrong ones as are judged. @returns how many were, by the digits of the code */
  const guessed = async (subject: string, strangers: number) => {
    const judged = { 6: 0, 10: 0 };
    for (let stranger = 0; stranger < strangers; stranger += 1) {
      const { challenge, code } = await mailed(subject, `10.${stranger}.1.1`);
      for (let count = 0; count < 8; count += 1) {
        const refusal = await prove(challenge, wrong(code)).catch((error: { message: string }) => error.message);
        if (refusal === 'This code is not right. Please check it and try again') judged[code.length as 6 | 10] += 1;
      }
    }
    return judged;
  };
  const wrong = (code: string) => (code.startsWith('0') ? code.replace('0', '1') : code.replace(/^./, '0'));

  test('of the owner opens at once, asked for before or after strangers who type wrong ones', async () => {
    const subject = randomUUID();
    const early = await mailed(subject, '10.200.0.1');
    await guessed(subject, 12);
    expect(await prove(early.challenge, early.code)).toBe(subject);
    const late = await mailed(subject, '10.201.0.1');
    expect(await prove(late.challenge, late.code)).toBe(subject);
  });

  test('has six digits, and ten where five have been asked for within a day and none was right', async () => {
    const subject = randomUUID();
    expect(await guessed(subject, 12)).toEqual({ 6: 25, 10: 35 });
    const { challenge, code } = await mailed(subject);
    expect(code).toMatch(/^\d{10}$/);
    await expect(prove(challenge, code.slice(0, 6))).rejects.toMatchObject({
      status: 422,
      message: 'the code has ten digits',
    });
    expect(await prove(challenge, `${code.slice(0, 5)} ${code.slice(5)}`)).toBe(subject);
    await housekeeping();
    expect((await mailed(subject)).code, 'it is counted for a day').toMatch(/^\d{10}$/);
    college.clock.advance(24 * 60 * MINUTE);
    expect((await mailed(subject)).code).toMatch(/^\d{6}$/);
  });

  test('asked for at once by many, has six digits for five of them', async () => {
    const subject = randomUUID();
    const asked = await Promise.all(
      Array.from({ length: 12 }, (_, stranger) =>
        mailCode(
          college.platform,
          { purpose: 'invoice', subject, to: { name: 'Ada', address: `${subject}@example.com` }, content: letter },
          `10.${stranger}.2.1`,
        ),
      ),
    );
    expect(new Set(asked).size).toBe(12);
    await college.posted();
    const codes = college.post.taken
      .filter(({ to }) => to === `${subject}@example.com`)
      .map(({ source }) => /Code: (\d+)/.exec(source)![1]!.length);
    expect(codes.sort((one, other) => one - other)).toEqual([...Array(5).fill(6), ...Array(7).fill(10)]);
  });

  test('is mailed to its owner though a stranger elsewhere asks on and on, who waits', async () => {
    const subject = randomUUID();
    const refusals: number[] = [];
    for (let asked = 0; asked < 100; asked += 1)
      await mailed(subject, '10.66.0.1').catch(({ status }: { status: number }) => refusals.push(status));
    expect(refusals.length).toBeGreaterThan(80);
    expect(new Set(refusals)).toEqual(new Set([429]));
    expect((await mailed(subject, '10.67.0.1')).code).toMatch(/^\d{6,10}$/);
  });
});

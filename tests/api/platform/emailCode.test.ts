import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { mailCode, proveCode } from '#server/platform/codes/emailCode.ts';
import { postedCollege, type PostedCollege } from '../../support/people.ts';
import { onGrounds } from '../../support/grounds.ts';

const MINUTE = 60_000;

onGrounds('codes by mail', (ground) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(ground);
  });

  const letter = (code: string) => ({ subject: 'A code', greeting: 'Dear Ada,', parts: [{ facts: [['Code', code]] as const }] });
  const mailed = async (subject: string, ip = '10.0.0.1') => {
    const address = `${subject}@example.com`;
    const challenge = await mailCode(college.platform, { purpose: 'invoice', subject, to: { name: 'Ada', address }, content: letter }, ip);
    return { challenge, code: await college.lastCodeTo(address) };
  };
  const prove = (challenge: string, code: string, purpose = 'invoice') => proveCode(college.platform, purpose, { challenge, code });
  const another = (code: string) => (code === '000000' ? '000001' : '000000');

  test('opens its subject once, and nothing of another purpose', async () => {
    const subject = randomUUID();
    const { challenge, code } = await mailed(subject);
    await expect(prove(challenge, code, 'history')).rejects.toMatchObject({ status: 422 });
    expect(await prove(challenge, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe(subject);
    await expect(prove(challenge, code)).rejects.toMatchObject({ status: 422, message: 'This code has expired or was used already. Please ask for a new one' });
  });

  test('is good for half an hour', async () => {
    const { challenge, code } = await mailed(randomUUID());
    college.clock.advance(30 * MINUTE);
    await expect(prove(challenge, code)).rejects.toMatchObject({ status: 422 });
  });

  test('guessed at over many challenges, it is looked at a few times a day', async () => {
    const subject = randomUUID();
    let lookedAt = 0;
    for (let round = 0; round < 12; round += 1) {
      const { challenge, code } = await mailed(subject, `10.1.${round}.1`);
      for (let count = 0; count < 8; count += 1) {
        const refusal = await prove(challenge, another(code)).catch((error: { message: string }) => error.message);
        if (refusal === 'This code is not right. Please check it and try again') lookedAt += 1;
      }
    }
    expect(lookedAt).toBeLessThan(10);
    college.clock.advance(60 * MINUTE);
    const { challenge, code } = await mailed(subject);
    expect(await prove(challenge, code)).toBe(subject);
  });
});

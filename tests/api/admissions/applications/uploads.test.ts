import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { LARGEST_PART, MEGABYTE } from '#rules/files.ts';
import { newApplicant, opened, sendPassport, submitApplication } from '../../../support/applicant.ts';
import { declare, pdf, png, sampleFile, sendFile, sendPart, type SampleFile } from '../../../support/files.ts';
import { onDatabases } from '../../../support/databases.ts';
import { pdfPages } from '../../../support/pdfText.ts';
import { ALL_ROOTS, PROGRAMMES } from '../../../support/programmes.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const RECORD_OFFICE = PROGRAMMES.find(({ id }) => id === 'record-office')!;
const BIRTH = { section: 'papers', field: '/birthCertificate' };
const THESIS = { section: 'papers', field: '/thesis' };
const DAY_MS = 24 * 60 * 60 * 1000;

const WRONG_TYPE = { status: 422, json: { message: 'Invalid file type. Try again', title: 'Invalid Action!' } };

onDatabases('a file on its way', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases, { roots: ALL_ROOTS });
  });

  const applicant = () => newApplicant(server, RECORD_OFFICE);
  const standing = async (token: string, id: string) =>
    (await server.call('GET', `/api/UserDocument/upload/${id}`, { token })).data;
  const read = (token: string, id: string) =>
    fetch(`${server.address}/api/UserDocument/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const savePapers = (token: string, rrr: string, papers: object) =>
    server.call('POST', '/api/RecordOffice/add-or-update-certificates', { token, body: { rrr, ...papers } });
  const kept = () => readdirSync(join(server.platform.settings.dataDir, 'files')).length;

  test('is sent in parts, and read back byte for byte by its owner, who saves it rather than opens it', async () => {
    const { token } = await applicant();
    const file = sampleFile(THESIS, { bytes: pdf(2 * MEGABYTE + 7), name: 'My thesis’ “final”.pdf' });
    const name = "My thesis' “final”.pdf";
    const before = kept();
    await sendFile(server, token, file);
    expect(await standing(token, file.id)).toEqual({
      id: file.id,
      name,
      kind: 'pdf',
      size: file.bytes.length,
      received: file.bytes.length,
      arrived: true,
    });
    expect(kept(), 'of the parts nothing is left').toBe(before + 1);
    const reply = await read(token, file.id);
    expect(Buffer.from(await reply.arrayBuffer()).equals(file.bytes)).toBe(true);
    expect(
      Object.fromEntries(
        ['content-type', 'content-disposition', 'x-content-type-options', 'content-security-policy'].map((name) => [
          name,
          reply.headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace("'", '%27')}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  test('goes on where it stands: a repeated part is passed over, a part that overlaps adds what is new, a gap is refused', async () => {
    const { token } = await applicant();
    const file = sampleFile(THESIS, { bytes: pdf(300_000) });
    await declare(server, token, file);
    expect((await sendPart(server, token, file, 0, 100_000)).data).toMatchObject({ received: 100_000, arrived: false });
    expect((await sendPart(server, token, file, 0, 100_000)).data).toMatchObject({ received: 100_000 });
    expect(await sendPart(server, token, file, 150_000, 200_000)).toMatchObject({
      status: 409,
      json: { message: 'This upload is at byte 100000' },
    });
    expect((await sendPart(server, token, file, 50_000, 200_000)).data).toMatchObject({ received: 200_000 });
    expect((await declare(server, token, file)).data).toMatchObject({ received: 200_000, arrived: false });
    expect((await sendPart(server, token, file, 200_000)).data).toMatchObject({ received: 300_000, arrived: true });
    expect((await sendPart(server, token, file, 200_000)).data, 'the answer to the last part was lost').toMatchObject({
      arrived: true,
    });
    expect((await declare(server, token, file)).data).toMatchObject({ arrived: true });
    expect(Buffer.from(await (await read(token, file.id)).arrayBuffer()).equals(file.bytes)).toBe(true);
  });

  test('counts each byte once when the same part comes many times at once', async () => {
    const { token } = await applicant();
    const file = sampleFile(THESIS, { bytes: pdf(200_000) });
    await declare(server, token, file);
    for (const offset of [0, 100_000]) {
      const replies = await Promise.all(
        Array.from({ length: 5 }, () => sendPart(server, token, file, offset, offset + 100_000)),
      );
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect((await standing(token, file.id)).received).toBe(offset + 100_000);
    }
    expect(Buffer.from(await (await read(token, file.id)).arrayBuffer()).equals(file.bytes)).toBe(true);
  });

  test("is nobody else's", async () => {
    const [mine, other] = [await applicant(), await applicant()];
    const file = sampleFile(BIRTH);
    await declare(server, mine.token, file);
    await expect(standing(other.token, file.id)).resolves.toBeUndefined();
    expect((await sendPart(server, other.token, file, 0)).status).toBe(404);
    expect((await declare(server, other.token, file)).status).toBe(409);
    await server.call('DELETE', `/api/UserDocument/${file.id}`, { token: other.token });
    await sendFile(server, mine.token, file);
    await server.call('DELETE', `/api/UserDocument/${file.id}`, { token: other.token });
    expect((await read(other.token, file.id)).status).toBe(404);
    expect((await server.call('GET', `/api/UserDocument/${file.id}/preview`, { token: other.token })).status).toBe(404);
    expect(await savePapers(other.token, other.rrr, { birthCertificate: file.id })).toMatchObject({
      status: 422,
      json: { errors: { '/birthCertificate': 'please wait until the file has arrived, or choose it again' } },
    });
    expect((await read(mine.token, file.id)).status).toBe(200);
  });

  test.each<[string, Partial<SampleFile>]>([
    ['a text that is called a PDF', { bytes: Buffer.from('This is a text, and longer than eight bytes.') }],
    [
      'a web page that is called a picture',
      { bytes: Buffer.from('<html><script>alert(1)</script></html>'), kind: 'png' },
    ],
    ['a PDF that was cut off', { bytes: pdf(5_000).subarray(0, 4_000) }],
    [
      'a JPEG that is nothing but its first bytes',
      { bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(900)]), kind: 'jpg' },
    ],
  ])('%s is refused and forgotten', async (_, lie) => {
    const { token } = await applicant();
    const file = sampleFile(BIRTH, lie);
    const before = kept();
    await declare(server, token, file);
    expect(await sendPart(server, token, file, 0)).toMatchObject(WRONG_TYPE);
    expect(await standing(token, file.id)).toBeUndefined();
    expect(kept()).toBe(before);
  });

  test('a picture that was cut off is refused', async () => {
    const { token } = await applicant();
    const whole = await png();
    const file = sampleFile(BIRTH, { bytes: whole.subarray(0, whole.length - 200), kind: 'png' });
    await declare(server, token, file);
    expect(await sendPart(server, token, file, 0)).toMatchObject(WRONG_TYPE);
  });

  test('keeps within the limits of the field that asks for it', async () => {
    const { token } = await applicant();
    const large = pdf(3 * MEGABYTE);
    expect(await declare(server, token, sampleFile(BIRTH, { bytes: large }))).toMatchObject({
      status: 422,
      json: { message: 'File too Large. File should be less than 3MB' },
    });
    expect((await declare(server, token, sampleFile(BIRTH, { bytes: large.subarray(1) }))).status).toBe(200);
    expect((await declare(server, token, sampleFile(THESIS, { bytes: large }))).status).toBe(200);
    expect(await declare(server, token, sampleFile(THESIS, { bytes: Buffer.alloc(12 * MEGABYTE) }))).toMatchObject({
      status: 422,
      json: { message: 'File too Large. File should be less than 12MB' },
    });
    expect(await declare(server, token, sampleFile(THESIS, { kind: 'png' }))).toMatchObject(WRONG_TYPE);
    for (const place of [
      { section: 'papers', field: '/letterType' },
      { section: 'papers', field: '' },
      { section: 'secrets', field: '/birthCertificate' },
    ]) {
      expect((await declare(server, token, sampleFile(place))).status).toBe(422);
    }
    const small = sampleFile(BIRTH);
    await declare(server, token, small);
    expect(
      (await sendPart(server, token, { ...small, bytes: Buffer.concat([small.bytes, Buffer.from('more')]) }, 0)).status,
    ).toBe(422);
    expect(
      (await sendPart(server, token, { ...small, bytes: Buffer.alloc(LARGEST_PART + 1) }, 0, LARGEST_PART + 1)).status,
    ).toBe(413);
  });

  test('may not be the answer to a field whose limits it does not meet', async () => {
    const { token, rrr } = await applicant();
    const thesis = await sendFile(server, token, sampleFile(THESIS, { bytes: pdf(3 * MEGABYTE + 1) }));
    expect(await savePapers(token, rrr, { birthCertificate: thesis })).toMatchObject({
      status: 422,
      json: { errors: { '/birthCertificate': 'File too Large. File should be less than 3MB' } },
    });
    const picture = await sendFile(server, token, sampleFile(BIRTH, { kind: 'png', bytes: await png() }));
    expect(await savePapers(token, rrr, { birthCertificate: picture, thesis: picture })).toMatchObject({
      status: 422,
      json: { errors: { '/thesis': 'Invalid file type. Try again' } },
    });
  });

  test('a file and its type come together', async () => {
    const { token, rrr } = await applicant();
    const birthCertificate = await sendFile(server, token, sampleFile(BIRTH));
    const letter = await sendFile(server, token, sampleFile({ section: 'papers', field: '/letter' }));
    expect((await savePapers(token, rrr, { birthCertificate, letter })).json.errors).toEqual({
      '/letterType': 'please say whom the letter is from',
    });
    expect((await savePapers(token, rrr, { birthCertificate, letterType: 'School' })).json.errors).toEqual({
      '/letter': 'please upload the letter',
    });
    expect((await savePapers(token, rrr, { birthCertificate, letter, letterType: 'School' })).status).toBe(200);
  });

  test('an application holds so many files and no more', async () => {
    const { token } = await applicant();
    const place = sampleFile(THESIS).section;
    for (let count = 0; count < 40; count += 1)
      expect((await declare(server, token, sampleFile({ section: place, field: '/thesis' }))).status).toBe(200);
    expect((await declare(server, token, sampleFile(THESIS))).status).toBe(409);
  });

  test('nothing is submitted before it has arrived, and what is submitted is final', async () => {
    const { token, rrr } = await applicant();
    const file = sampleFile(BIRTH, { name: 'birth-certificate.pdf', bytes: pdf(1_258_291) });
    await declare(server, token, file);
    await sendPart(server, token, file, 0);
    expect((await savePapers(token, rrr, { birthCertificate: file.id })).json.errors).toEqual({
      '/birthCertificate': 'please wait until the file has arrived, or choose it again',
    });
    await sendFile(server, token, file);
    const late = sampleFile(THESIS);
    await declare(server, token, late);
    expect((await savePapers(token, rrr, { birthCertificate: file.id })).status).toBe(200);
    expect((await submitApplication(server, token, '/RecordOffice/application')).status).toBe(200);
    expect((await sendPart(server, token, late, 0)).status).toBe(409);
    expect((await declare(server, token, sampleFile(THESIS))).status).toBe(409);
    expect((await server.call('DELETE', `/api/UserDocument/${file.id}`, { token })).status).toBe(409);
    expect((await read(token, file.id)).status).toBe(200);
    const { data: slip } = await server.call('GET', '/api/RecordOffice/application-slip', { token });
    expect(slip.groups[0]!.rows).toEqual(
      expect.arrayContaining([
        { label: 'Birth certificate', value: 'Uploaded: birth-certificate.pdf, 1.2 MB' },
        { label: 'Thesis', value: '-' },
      ]),
    );
    const paper = await fetch(`${server.address}/api/Application/slip.pdf`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(
      pdfPages(Buffer.from(await paper.arrayBuffer()))
        .flat()
        .join(' '),
    ).toContain('Uploaded: birth-certificate.pdf, 1.2 MB');
  });

  test('is removed, unless a saved section names it', async () => {
    const { token, rrr } = await applicant();
    const [named, other] = [
      await sendFile(server, token, sampleFile(BIRTH)),
      await sendFile(server, token, sampleFile(BIRTH)),
    ];
    const onItsWay = sampleFile(THESIS, { bytes: pdf(100_000) });
    await declare(server, token, onItsWay);
    await sendPart(server, token, onItsWay, 0, 50_000);
    await server.platform.database.query({
      name: '',
      text: 'insert into application_section (application_id, section, answers, saved_at) select id, $2, $3, $4 from application where rrr = $1',
      values: [rrr, 'papers', JSON.stringify({ birthCertificate: named }), server.clock.now()],
    });
    const before = kept();
    for (const id of [named, other, onItsWay.id, randomUUID()])
      expect((await server.call('DELETE', `/api/UserDocument/${id}`, { token })).status).toBe(200);
    expect(await Promise.all([named, other].map(async (id) => (await read(token, id)).status))).toEqual([200, 404]);
    expect(await standing(token, onItsWay.id)).toBeUndefined();
    expect(kept()).toBe(before - 2);
  });

  test('is swept when nobody waits for it any more: half sent, not named, or left by a crash', async () => {
    const { token, rrr, applicantId } = await applicant();
    const passport = await sendPassport(server, token);
    const [named, typed, forgotten] = [
      await sendFile(server, token, sampleFile(BIRTH)),
      await sendFile(server, token, sampleFile(THESIS)),
      await sendFile(server, token, sampleFile(THESIS)),
    ];
    await server.call('PUT', '/api/Application/draft', {
      token,
      body: { section: 'papers', data: { thesis: typed, birthCertificate: named }, revision: 0 },
    });
    const half = sampleFile(THESIS, { bytes: pdf(100_000) });
    await declare(server, token, half);
    await sendPart(server, token, half, 0, 50_000);
    const crashed = randomUUID();
    await server.platform.database.query({
      name: '',
      text: 'insert into loose_file (id, since) values ($1, $2)',
      values: [crashed, server.clock.now()],
    });
    await server.platform.files.put(crashed, Buffer.from('half'));

    await server.jobs.run('sweep-documents');
    expect((await standing(token, half.id)).received, 'not at once').toBe(50_000);
    server.clock.advance(8 * DAY_MS);
    const before = kept();
    await server.jobs.run('sweep-documents');
    const { token: later } = opened(await server.call('POST', '/api/RecordOffice/login', { body: { rrr } }));
    expect(await standing(later, half.id)).toBeUndefined();
    server.clock.advance(DAY_MS);
    await server.jobs.run('sweep-documents');
    await expect(server.platform.files.get(crashed)).rejects.toMatchObject({ status: 404 });
    const login = opened(await server.call('POST', '/api/RecordOffice/login', { body: { rrr } }));
    expect(login.application).toMatchObject({ applicantId, passport });
    expect(login.application.documents.map(({ id }) => id).sort()).toEqual([passport, named, typed].sort());
    expect(
      await Promise.all([passport, named, typed, forgotten].map(async (id) => (await read(login.token, id)).status)),
    ).toEqual([200, 200, 200, 404]);
    expect(before - kept()).toBeGreaterThanOrEqual(3);
  });

  test('a picture has a small one', async () => {
    const { token } = await applicant();
    const picture = await sendFile(server, token, sampleFile(BIRTH, { kind: 'png', bytes: await png() }));
    const reply = await fetch(`${server.address}/api/UserDocument/${picture}/preview`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const paper = await sendFile(server, token, sampleFile(BIRTH));
    expect((await server.call('GET', `/api/UserDocument/${paper}/preview`, { token })).status).toBe(404);
  });
});

import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { SlipReply } from '#contract/admissions/applications.ts';
import { fillJupeb, newApplicant, type Applicant } from '../../support/applicant.ts';
import { onDatabases } from '../../support/databases.ts';
import { pdfPages } from '../../support/pdfText.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const SLIP = '/api/JupebApplication/application-slip';
const PDF = '/api/Application/slip.pdf';

onDatabases('the slip', (databases) => {
  let server: TestServer;
  let applicant: Applicant;
  beforeAll(async () => {
    server = await freshServer(databases);
    applicant = await newApplicant(server);
    await fillJupeb(server, applicant);
  });

  const slipOf = async ({ token }: Applicant): Promise<SlipReply> => (await server.call('GET', SLIP, { token })).data;
  const verify = (code: string) => server.call('GET', `/api/Application/verify-slip?code=${encodeURIComponent(code)}`);
  const codeOf = ({ verification }: SlipReply) => verification.url.split('/').at(-1)!;

  test('of a submitted application shows what was answered', async () => {
    const slip = await slipOf(applicant);
    expect(slip).toMatchObject({
      title: '2026/2027 JUPEB Application Slip',
      fullName: 'Okafor Adaeze Ngozi',
      applicationNumber: applicant.applicationNumber,
    });
    expect(slip.passport).toMatch(/^[\da-f-]{36}$/);
    expect(slip.groups[0]!.rows).toContainEqual({ label: 'Date of birth', value: '17/05/2006' });
    expect(slip.groups[0]!.rows).toContainEqual({ label: 'LGA of origin', value: 'Aba North' });
    expect(slip.groups.at(-1)!.sittings[0]!.subjects).toHaveLength(8);
    expect(slip.verification.url).toMatch(new RegExp(`^${server.platform.settings.publicUrl}/verify_slip/[\\w-]{22}$`));
  });

  test('is a PDF to download, with the photograph', async () => {
    const response = await fetch(server.address + PDF, { headers: { authorization: `Bearer ${applicant.token}` } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="matricula-${applicant.applicationNumber.replaceAll('/', '-')}-slip.pdf"`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.includes('/DCTDecode')).toBe(true);
    expect(pdfPages(pdf).flat()).toContain('2026/2027 JUPEB Application Slip');
  });

  test('is confirmed to anybody who holds it, with initials and no more', async () => {
    const answer = await verify(codeOf(await slipOf(applicant)));
    expect(answer.json).toEqual({
      success: true,
      data: { initials: 'O. A. N.', programme: 'JUPEB', session: '2026/2027', status: 'Submitted', state: 'valid' },
    });
  });

  test('of an application in progress has dashes, and says that it is not submitted', async () => {
    const slip = await slipOf(await newApplicant(server));
    expect(slip.passport).toBeNull();
    expect(slip.groups[0]!.rows).toContainEqual({ label: 'Religion', value: '-' });
    expect((await verify(codeOf(slip))).data).toMatchObject({ status: 'Not yet submitted', state: 'draft' });
  });

  test('is shown to its applicant only', async () => {
    for (const path of [SLIP, PDF]) {
      expect((await server.call('GET', path)).status).toBe(401);
      expect((await server.call('GET', path, { token: 'x'.repeat(43) })).status).toBe(401);
    }
    const other = await newApplicant(server);
    expect((await slipOf(other)).applicationNumber).not.toBe(applicant.applicationNumber);
  });

  test('cannot be found by guessing', async () => {
    const statuses = new Map<number, number>();
    for (let guess = 0; guess < 40; guess += 1) {
      const { status } = await verify(randomBytes(16).toString('base64url'));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].sort()).toEqual([404, 429]);
    expect(statuses.get(404)).toBeLessThan(15);
    server.clock.advance(15 * 60_000);
    expect((await verify('x'.repeat(65))).status).toBe(422);
  });
});

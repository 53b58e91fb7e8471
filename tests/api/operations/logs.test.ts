import { expect, test } from 'vitest';
import { createLog, withoutPersons } from '#server/platform/log.ts';
import { fillJupeb, invoiceFor, logIn } from '../../support/applicant.ts';
import { callerOf } from '../../support/call.ts';
import { freePort } from '../../support/freePort.ts';
import { onDatabases } from '../../support/databases.ts';
import { startSandbox } from '../../support/remitaSandbox.ts';
import { startProcess } from '../../support/serverProcess.ts';

onDatabases('the log', (databases) => {
  test('of a walk through invoice, payment and form is JSON with request ids, and knows nobody', async () => {
    const { dataDir, databaseUrl } = await databases.freshPlace();
    const port = String(await freePort());
    const address = `http://127.0.0.1:${port}`;
    const sandbox = await startSandbox(`${address}/api/Payment/notification`, { lateMs: 0 });
    databases.whenOver(sandbox.stop);
    const { baseUrl, merchantId, serviceTypeId, apiKey } = sandbox.settings;
    const { child, output, serving, ended } = startProcess({
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'trace',
      REMITA_BASE_URL: baseUrl,
      REMITA_MERCHANT_ID: merchantId,
      REMITA_SERVICE_TYPE_ID: serviceTypeId,
      REMITA_API_KEY: apiKey,
    });
    databases.whenOver(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    await serving;
    const college = callerOf(address);

    const rrr = await invoiceFor(college);
    const unpaid = await invoiceFor(college);
    await sandbox.pay(rrr);
    await college.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
    const applicant = await logIn(college, rrr);
    await fillJupeb(college, applicant);
    await sandbox.stop();
    const failed = await college.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr: unpaid } });
    expect(failed.status).toBe(424);
    await college.call(
      'GET',
      `/api/ApplicationInvoice/application-invoice-data?applicationTypeId=5&regNumber=08031234567&mobileNumber=08031234567`,
    );
    await college.call('POST', '/api/Authentication/send-reset-password-mail?email=ada@example.com');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);

    const lines = output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests.length).toBeGreaterThan(10);
    expect(requests.every(({ reqId }) => reqId !== undefined)).toBe(true);
    expect(lines.some(({ msg }) => msg === 'a payment could not be checked')).toBe(true);
    const digits = (text: string) => text.replace(/\D/g, '');
    const persons = [
      'Okafor',
      'Adaeze',
      'Ngozi',
      'Chidi',
      'Musa',
      'Marina Road',
      'ada@example.com',
      'chidi@example.com',
      '08031234567',
      '8031234567',
      '08010000',
      '4250101001',
      digits(rrr),
      digits(unpaid),
      rrr,
      unpaid,
      applicant.token,
    ];
    for (const word of persons) expect(output(), word).not.toContain(word);
  });
});

test('a line loses what looks like an address, a phone number or an RRR; an id of ours stays', () => {
  const id = '12345678-1234-1234-1234-123456789012';
  expect(
    withoutPersons(`550 <ada.o@mail.example.com> 08031234567 +2348031234567 "280012345678" 2800-1234-5678 ${id}`),
  ).toBe(`550 <[address]> [number] [number] "[number]" [number] ${id}`);
});

test("a database's error is told without the row", () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const cause = Object.assign(new Error('invalid input syntax for type date: "Okafor"'), {
    severity: 'ERROR',
    routine: 'x',
    code: '22007',
    detail: 'Key (lastname)=(Okafor)',
    where: 'Okafor',
  });
  log.error({ err: cause }, 'failed');
  expect(lines.join()).not.toContain('Okafor');
  expect(lines.join()).toContain('22007');
});

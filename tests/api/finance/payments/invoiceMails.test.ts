import { expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { postedCollege } from '../../../support/people.ts';

const INVOICES = '/api/ApplicationInvoice';

onDatabases('the mails of an address', (databases) => {
  test('are not used up by a stranger who makes invoices with it', async () => {
    const college = await postedCollege(databases, { TRUSTED_PROXIES: '127.0.0.1' });
    const email = 'victim@example.com';
    let phones = 0;
    const makeFrom = async (ip: string) => {
      const phone = `0803${String(2_000_000 + phones++)}`;
      const headers = { 'x-forwarded-for': ip };
      const query = `applicationTypeId=5&regNumber=${phone}&mobileNumber=${phone}`;
      const { data } = await college.call('GET', `${INVOICES}/application-invoice-data?${query}`, { headers });
      const made = await college.call('POST', `${INVOICES}/generate-application-invoice`, {
        headers,
        body: {
          Lastname: 'Okafor',
          FirstName: 'Adaeze',
          Email: email,
          MobileNumber: phone,
          RegNumber: phone,
          SessionId: data.sessionId,
          Amount: data.amount,
          ApplicationTypeId: 5,
        },
      });
      expect(made.status).toBe(200);
    };
    const mails = async () => {
      await college.posted();
      return college.post.taken.filter(({ to }) => to === email).length;
    };
    for (let invoice = 0; invoice < 30; invoice += 1) await makeFrom('203.0.113.7');
    const ofTheStranger = await mails();
    expect(ofTheStranger).toBeLessThan(15);
    await makeFrom('198.51.100.4');
    expect(await mails(), "the owner's own comes").toBe(ofTheStranger + 1);
  });
});

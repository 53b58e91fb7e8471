import { demoRows } from '#server/admissions/jamb/demo.ts';
import type { Finding } from '../attack.ts';
import { lookUp, newPayer, newPhone, order } from '../target/applicants.ts';
import type { TimedAnswer } from '../target/browser.ts';
import type { Target } from '../target/target.ts';

const CANDIDATES = 12;

/** A stranger has a JAMB number: whose it is, and whether a phone number is right, no answer may tell. */
export async function namesOfNumbers(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const row of target.random.some(demoRows('UTME'), target.times(CANDIDATES, 3))) {
    const number = row['registrationNumber']!;
    const names = [row['surname']!, row['firstname']!, row['middlename']!].filter((name) => name !== '');
    const payer = await newPayer(target, number).catch(() => undefined);
    if (!payer) continue;
    const phones = { right: payer.phone, wrong: newPhone(target) };
    const query = (phone: string) => ({ applicationTypeId: '8', regNumber: number, mobileNumber: phone });
    const start = payer.invoice;
    const asked: Readonly<Record<string, (phone: string) => Promise<TimedAnswer>>> = {
      'GET application-invoice-data': (phone) => lookUp(target.stranger(), phone, number),
      'GET application-invoice-data with own': (phone) =>
        target
          .stranger()
          .call(
            'GET',
            `/api/ApplicationInvoice/application-invoice-data?${new URLSearchParams({ ...query(phone), own: 'true' })}`,
          ),
      'POST send-invoice-code': (phone) =>
        target.stranger().call('POST', '/api/ApplicationInvoice/send-invoice-code', { body: query(phone) }),
      'POST report-invoice': (phone) =>
        target.stranger().call('POST', '/api/ApplicationInvoice/report-invoice', { body: query(phone) }),
    };
    for (const [what, ask] of Object.entries(asked)) {
      const [right, wrong] = [await ask(phones.right), await ask(phones.wrong)];
      const told = ({ status, text }: TimedAnswer, phone: string) =>
        `${status} ${text.replaceAll(phone, 'phone').replace(/"challenge":"[^"]+"/, '')}`;
      if (told(right, phones.right) !== told(wrong, phones.wrong))
        findings.push({
          what: `${what} tells whether a phone number is right`,
          reproduce: `${what} for ${number} with the phone number of its invoice and with another`,
        });
      if (names.some((name) => says(right.text + wrong.text, name)))
        findings.push({ what: `${what} tells whose a JAMB number is`, reproduce: `${what} for ${number}` });
    }
    const made = await order({
      browser: target.stranger(),
      phone: phones.wrong,
      regNumber: number,
      surname: 'Zzzz',
      firstname: 'Qqqq',
      email: `x${target.random.letters(9)}@matricula.example`,
      start,
    });
    if (names.some((name) => says(made.text, name)))
      findings.push({
        what: 'An invoice that anybody may make tells whose a JAMB number is',
        reproduce: `POST generate-application-invoice for ${number} with other names`,
      });
  }
  return findings.filter((one, index) => findings.findIndex((other) => other.what === one.what) === index);
}

const says = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`, 'i').test(text);

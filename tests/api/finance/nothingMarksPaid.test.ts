import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#server/people/accounts/seed.ts';
import { onDatabases } from '../../support/databases.ts';
import { enrolled } from '../../support/enrolled.ts';
import { accountOf, readMatrix } from '../../support/matrix.ts';
import { openApiOf } from '../../support/openApi.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer } from '../../support/server.ts';
import { publishFees, studentFee } from '../../support/studentMoney.ts';

/** Wings whose endpoints touch invoices. */
const OF_MONEY = /^\/(Payment|Bursary|ApplicationInvoice|Hostel|Session)\//;
const NAIRA = 60_000;

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Unpaid {
  readonly id: string;
  readonly number: string;
  readonly rrr: string;
}

type Make = (schema: Schema, unpaid: Unpaid, name: string) => unknown;

const least: Make = ({ minimum = 0 }) => Math.max(minimum, 1);

const BY_TYPE: Readonly<Record<string, Make>> = {
  array: ({ items }, unpaid, name) => [bodyOf(items, unpaid, name)],
  boolean: (_, __, name) => name !== 'trial',
  integer: least,
  number: least,
  string: ({ format }, unpaid, name) => textOf(format, unpaid, name),
  object: ({ properties = {} }, unpaid) =>
    Object.fromEntries(Object.entries(properties).map(([each, of]) => [each, bodyOf(of, unpaid, each)])),
};

/** A body that its endpoint reads, and that names the invoice wherever it names anything. */
function bodyOf(schema: Schema | undefined, unpaid: Unpaid, name = ''): unknown {
  if (!schema) return {};
  if (schema.enum) return schema.enum.find((each) => /paid/i.test(String(each))) ?? schema.enum[0];
  if (schema.anyOf) return bodyOf(schema.anyOf[0], unpaid, name);
  return (BY_TYPE[schema.type ?? 'object'] ?? BY_TYPE['object']!)(schema, unpaid, name);
}

function textOf(format: string | undefined, { id, number, rrr }: Unpaid, name: string): string {
  if (format === 'uuid') return id;
  if (format === 'date') return '2026-11-20';
  if (format === 'date-time') return '2026-11-20T09:00:00.000Z';
  if (/rrr/i.test(name)) return rrr;
  return /reason|note|comment/i.test(name) ? 'They paid at the desk' : number;
}

const CLAIMED = { isPaid: true, paid: true, status: 'Paid', settledAt: '2026-11-20T09:00:00.000Z' };

onDatabases('an invoice that nobody has paid', (databases) => {
  test('stays unpaid, whatever anybody sends to any endpoint of money', async () => {
    const server = await freshServer(databases);
    const run = async (text: string) =>
      (await server.platform.database.query({ name: '', text, values: [] })).rows as Record<string, unknown>[];
    await publishFees(server, { [await studentFee(server, 'Tuition')]: NAIRA * 100 });
    const student = await enrolled(server, 'ada');
    const invoiced = async (): Promise<Unpaid> => {
      const body = { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal: NAIRA };
      const { data, text } = await server.call('POST', '/api/Payment/generate-fee-Invoice', {
        token: student.token,
        body,
      });
      if (!data?.rrr) throw new Error(text);
      const [row] = await run(`select id from invoice where invoice_number = '${data.invoiceNumber}'`);
      return { id: String(row!['id']), number: data.invoiceNumber, rrr: data.rrr };
    };
    const isPaid = async () =>
      (await run(`select from payment union all select from invoice where settled_at is not null`)).length > 0;
    const { paths } = await openApiOf(server);
    const schemaOf = (path: string, method: string): Schema | undefined =>
      (
        paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()] as
          | { readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> } }
          | undefined
      )?.requestBody?.content['application/json']?.schema;

    const matrix = readMatrix().filter(({ method, path }) => method !== 'GET' && OF_MONEY.test(path));
    const callers = Object.keys(matrix[0]!.verdicts).filter((each) => each !== 'as admin' && each !== 'applicant');
    const tokens = new Map<string, string | undefined>([
      ['nobody', undefined],
      ['student', student.token],
    ]);
    let unpaid = await invoiced();
    const answers = { read: 0, refused: 0 };
    for (const caller of callers) {
      if (!tokens.has(caller)) tokens.set(caller, (await signedIn(server, accountOf(caller), DEMO_PASSWORD)).token);
      for (const { method, path, verdicts } of matrix) {
        if (verdicts[caller] !== 'yes') continue;
        const body = { ...(bodyOf(schemaOf(path, method), unpaid) as object), ...CLAIMED };
        const query = `code=${unpaid.number}&invoiceCode=${unpaid.number}`;
        const at = `/api${path.replace(/:\w+/g, unpaid.id)}?${query}`;
        const { status } = await server.call(method, at, { token: tokens.get(caller), body });
        answers[status < 400 ? 'read' : 'refused'] += 1;
        expect(await isPaid(), `${caller}: ${method} ${path}`).toBe(false);
        const [row] = await run(`select void_at from invoice where id = '${unpaid.id}'`);
        if (row!['void_at'] !== null) unpaid = await invoiced();
      }
    }
    expect(answers.read).toBeGreaterThan(0);
    expect(answers.read + answers.refused).toBeGreaterThan(100);
    const accounts = await run(`select account from posting where account in ('clearing', 'awards', 'student credit')`);
    expect(accounts).toEqual([]);
  });
});

import type { Enrolled } from './enrolled.ts';
import { payInvoice } from './payer.ts';
import type { TestServer } from './server.ts';

export const REASON = 'The ceiling leaks.';

export type HostelOffice = ReturnType<typeof hostelOffice>;

/** What an officer of the hostels does, whose token it is given. */
export function hostelOffice(server: TestServer, token: string) {
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, by = token) =>
    server.call(method, `/api/Hostel${path}`, { token: by, ...(body && { body }) }) as Promise<{
      status: number;
      json: { message: string };
      data: Record<string, never>;
    }>;
  const assigned = async ({ studentId }: Enrolled, bedId: number) => {
    const { data, status, json } = await call('POST', '/assign-bed', { studentId, bedId, reason: REASON });
    if (status !== 200) throw new Error(`${status}: ${json.message}`);
    return data as unknown as { id: string; invoiceNumber: string };
  };
  return {
    call,
    assigned,
    /** The reservation of a bed that was assigned, whose invoice is paid. */
    async paid(student: Enrolled, bedId: number): Promise<string> {
      const { id, invoiceNumber } = await assigned(student, bedId);
      const { rows } = await server.platform.database.query({
        name: '',
        text: 'select o.rrr from invoice i join remita_order o on o.invoice_id = i.id where i.invoice_number = $1',
        values: [invoiceNumber],
      });
      await payInvoice(server, String(rows[0]!['rrr']));
      return id;
    },
  };
}

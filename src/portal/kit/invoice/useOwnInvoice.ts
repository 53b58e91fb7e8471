import { useQuery } from '@tanstack/react-query';
import type { ownInvoice } from '#contract/finance/student-fees.ts';
import { useSession } from '../../session/useSession.ts';

/** @param code an invoice number or RRR; null reads nothing */
export function useOwnInvoice(code: string | null) {
  const session = useSession();
  return useQuery({
    queryKey: ['/Payment/invoice/:code', { code }],
    queryFn: ({ signal }) =>
      session.call<typeof ownInvoice>(
        { method: 'GET', path: '/Payment/invoice/:code', params: { code: code! } },
        { signal },
      ),
    enabled: Boolean(code),
  });
}

import { useQuery } from '@tanstack/react-query';
import type { serviceFees } from '#contract/finance/fees.ts';
import { call } from '../../api/call.ts';

/** What a service of its own page costs, while it is asked nothing. */
export const useServiceFees = (purpose: 'admission-status' | 'transcript') =>
  useQuery({
    queryKey: ['service-fees', purpose],
    queryFn: ({ signal }) => call<typeof serviceFees>({ method: 'GET', path: '/Bursary/service-fees', query: { purpose } }, { signal }),
  }).data ?? [];

import { useQuery } from '@tanstack/react-query';
import type { serviceFees } from '#contract/finance/fees.ts';
import { call } from '../../api/call.ts';

export const useServiceFees = (purpose: 'admission-status' | 'transcript') =>
  useQuery({
    queryKey: ['service-fees', purpose],
    queryFn: ({ signal }) =>
      call<typeof serviceFees>({ method: 'GET', path: '/Bursary/service-fees', query: { purpose } }, { signal }),
  }).data ?? [];

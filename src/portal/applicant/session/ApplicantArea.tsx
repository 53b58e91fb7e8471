import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { usePortalData } from '../../core/portalData.ts';
import { followDepartures, isLeft } from './departure.ts';
import '../applicant.css';
import '../print.css';

/** One for all applicants' pages, so that the form finds what the login loaded. */
const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' },
  },
});

export function ApplicantArea({ children }: { readonly children: ReactNode }) {
  const { shortName } = usePortalData().school;
  useEffect(() => followDepartures(shortName), [shortName]);
  return isLeft(shortName) ? null : <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

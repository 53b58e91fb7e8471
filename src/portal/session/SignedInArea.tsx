import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import '../applicant/applicant.css';
import '../applicant/print.css';

const always = { networkMode: 'always' } as const;

const newQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: { ...always, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: always,
    },
  });

/** What was fetched belongs to one person: give it a key of theirs, so that who signs in next finds nothing of it. */
export function SignedInArea({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(newQueries);
  useEffect(() => () => queries.clear(), [queries]);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

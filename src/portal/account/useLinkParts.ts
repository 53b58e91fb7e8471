import { useLocation } from 'react-router-dom';

/** What a link says behind its #, which is sent to no server. Links of emails from before 2026-11-28 say it behind a question mark. */
export function useLinkParts(): URLSearchParams {
  const { hash, search } = useLocation();
  return new URLSearchParams(hash === '' ? search : hash.slice(1));
}

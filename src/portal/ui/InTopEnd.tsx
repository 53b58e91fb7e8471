import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { takeTopEnd } from '../core/topEnd.ts';

/** At the end of the top bar, instead of a visitor's links. */
export function InTopEnd({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    setPlace(document.getElementById('top-end'));
    return takeTopEnd();
  }, []);
  return place && createPortal(<div className="own">{children}</div>, place);
}

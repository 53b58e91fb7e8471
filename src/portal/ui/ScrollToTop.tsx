import { useEffect, useState } from 'react';
import { ArrowUp } from './icons.tsx';

const SHOWN_AFTER_PX = 600;

export function ScrollToTop() {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > SHOWN_AFTER_PX);
    window.addEventListener('scroll', look, { passive: true });
    look();
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!far) return null;
  return (
    <button type="button" className="to-top" aria-label="Scroll to top" onClick={toTop}>
      <ArrowUp />
    </button>
  );
}

function toTop() {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  document.getElementById('content')?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const ATTEMPTS = 20;

/** Going back returns to the place that was left, once the page is long enough again. */
export function ScrollMemory() {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useAfterPageChange(() => {
    if (!isBack) window.scrollTo(0, 0);
    const waiting = isBack ? restore(Number(sessionStorage.getItem(placeOf(key)) ?? 0)) : undefined;
    const store = () => sessionStorage.setItem(placeOf(key), String(window.scrollY));
    window.addEventListener('scroll', store, { passive: true });
    return () => {
      window.removeEventListener('scroll', store);
      cancelAnimationFrame(waiting?.frame ?? 0);
    };
  }, pathname);
  return null;
}

const placeOf = (key: string) => `scroll:${key}`;

/** It runs before the new page is painted; on the server there is nothing to scroll. */
function useAfterPageChange(effect: () => () => void, pathname: string) {
  const use = typeof window === 'undefined' ? useEffect : useLayoutEffect;
  use(effect, [pathname]);
}

function restore(place: number) {
  const waiting = { frame: 0 };
  const attempt = (left: number) => {
    window.scrollTo(0, place);
    if (left > 0 && window.scrollY < place) waiting.frame = requestAnimationFrame(() => attempt(left - 1));
  };
  attempt(ATTEMPTS);
  return waiting;
}

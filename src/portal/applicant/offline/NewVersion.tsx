import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';

/** A chunk that a newer build has replaced can only be had by loading the page anew. */
export function NewVersion() {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const gone = () => {
      if (navigator.onLine) setGone(true);
    };
    window.addEventListener('vite:preloadError', gone);
    return () => window.removeEventListener('vite:preloadError', gone);
  }, []);
  if (!isGone) return null;
  return (
    <div className="notice notice--warning" role="alert">
      <p>
        <strong>A part of this page could not be loaded</strong>There may be a newer version. What you typed is kept:
        please load the page again.
      </p>
      <Button look="outlined" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { ModalDialog } from '../dialog/ModalDialog.tsx';
import { guardHistory } from './guardHistory.ts';

/** While it is shown, links out of the form and the browser's Back and Forward ask first, and so does closing the page. */
export function Unsaved() {
  const [leaving, setLeaving] = useState<{ readonly go: () => void }>();
  const isLeft = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    const ask = (go: () => void) => setLeaving({ go });
    const closing = (event: BeforeUnloadEvent) => event.preventDefault();
    const following = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href]');
      if (
        !(link instanceof HTMLAnchorElement) ||
        link.target ||
        link.origin !== location.origin ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey ||
        staysInForm(link)
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => void navigate(link.pathname + link.search + link.hash));
    };
    const release = guardHistory(() => isLeft.current, ask);
    window.addEventListener('beforeunload', closing);
    document.addEventListener('click', following, { capture: true });
    return () => {
      release();
      window.removeEventListener('beforeunload', closing);
      document.removeEventListener('click', following, { capture: true });
    };
  }, [navigate]);
  if (!leaving) return null;
  const leave = () => {
    isLeft.current = true;
    leaving.go();
  };
  return (
    <ModalDialog title="Leave without saving?" size="confirm" onClose={() => setLeaving(undefined)}>
      <p>What you changed here has not been saved.</p>
      <div className="actions">
        <Button intent="primary" autoFocus onClick={() => setLeaving(undefined)}>
          Stay
        </Button>
        <Button look="outlined" onClick={leave}>
          Leave
        </Button>
      </div>
    </ModalDialog>
  );
}

/** The error summary's links lead to fields of the form. */
const staysInForm = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  pathname === location.pathname &&
  search === location.search &&
  Boolean(document.getElementById(hash.slice(1))?.closest('form'));

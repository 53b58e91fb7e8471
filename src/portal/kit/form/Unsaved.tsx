import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';

/** While it is shown, a link out of the form asks first, and so does closing the page. */
export function Unsaved() {
  const [wanted, setWanted] = useState<string>();
  const navigate = useNavigate();
  useEffect(() => {
    const closing = (event: BeforeUnloadEvent) => event.preventDefault();
    const leaving = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin || event.ctrlKey || event.metaKey || event.shiftKey || staysInForm(link)) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.pathname + link.search + link.hash);
    };
    window.addEventListener('beforeunload', closing);
    document.addEventListener('click', leaving, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', closing);
      document.removeEventListener('click', leaving, { capture: true });
    };
  }, []);
  if (wanted === undefined) return null;
  return (
    <Modal title="Leave without saving?" size="confirm" onClose={() => setWanted(undefined)}>
      <p>What you changed here has not been saved.</p>
      <div className="actions">
        <Button intent="primary" onClick={() => setWanted(undefined)}>Stay</Button>
        <Button look="outlined" onClick={() => void navigate(wanted)}>Leave</Button>
      </div>
    </Modal>
  );
}

/** The error summary's links lead to fields of the form. */
const staysInForm = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && search === location.search && Boolean(document.getElementById(hash.slice(1))?.closest('form'));

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { Cross } from '../ui/icons.tsx';
import './drawer.css';

interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** It comes from the side, holds the focus, and is closed by Escape, by a press beside it and by leaving the page. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const [opened] = useState(key);
  // Closed before it is taken away, it gives the focus back to the button that opened it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  useEffect(() => { if (key !== opened) onClose(); }, [key, opened, onClose]);
  return (
    <dialog ref={dialog} className="drawer" aria-label={title} onCancel={(event) => { event.preventDefault(); onClose(); }} onClick={(event) => { if (event.target === dialog.current) onClose(); }}>
      <div className="drawer__body">
        <header className="drawer__head">
          <h2>{title}</h2>
          <Button look="minimal" aria-label="Close" icon={<Cross />} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

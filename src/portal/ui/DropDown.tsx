import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import './dropDown.css';

interface DropDownProps {
  readonly id: string;
  readonly className: string;
  readonly buttonClass: string;
  /** What the button is called; its face is for the eye. */
  readonly name: string;
  readonly face: ReactNode;
  readonly children: ReactNode;
}

/** A button of the top bar and what unfolds below it: gone by Escape, by looking elsewhere and by going elsewhere. */
export function DropDown({ id, className, buttonClass, name, face, children }: DropDownProps) {
  const [open, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => { if (!whole.current?.contains(event.target as Node)) setOpen(false); };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
    };
  }, [open]);
  const escape = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={className} ref={whole} onKeyDown={(event) => { if (open && event.key === 'Escape') escape(); }}>
      <button ref={button} type="button" className={buttonClass} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {face}<span className="unseen">{name}</span>
      </button>
      {open && <div className="drop" id={id}>{children}</div>}
    </div>
  );
}

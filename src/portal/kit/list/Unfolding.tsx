import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

/** A button that unfolds what is below it; Escape, or anything elsewhere, folds it again. */
export function Unfolding({ label, icon, busy = false, children }: { readonly label: string; readonly icon?: ReactNode; readonly busy?: boolean; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const fold = (event: Event) => { if (!box.current?.contains(event.target as Node)) setOpen(false); };
    document.addEventListener('pointerdown', fold);
    document.addEventListener('focusin', fold);
    return () => {
      document.removeEventListener('pointerdown', fold);
      document.removeEventListener('focusin', fold);
    };
  }, [isOpen]);
  const escape = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  return (
    <div className="unfolding" ref={box} onKeyDown={escape}>
      <Button look="outlined" icon={icon} busy={busy} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>{label}</Button>
      {isOpen && <div id={id} className="unfolding__below">{children}</div>}
    </div>
  );
}

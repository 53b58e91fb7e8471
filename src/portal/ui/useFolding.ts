import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

/** Escape closes it and gives the button the focus back; looking elsewhere closes it too. */
export function useFolding() {
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const away = (event: Event) => { if (!whole.current?.contains(event.target as Node)) setOpen(false); };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
    };
  }, [isOpen]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (!isOpen || key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  return { isOpen, setOpen, whole: { ref: whole, onKeyDown }, button: { ref: button, 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) } };
}

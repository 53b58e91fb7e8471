import { Dialog } from '@blueprintjs/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CLOSE_DELAY_MS, type ModalProps } from '../../ui/modalProps.ts';
import './dialog.css';

/** The signed-in house's dialog; applicants' pages have the browser's own (`ui/Modal`), which costs them no script. */
export function ModalDialog({ title, size = 'default', onClose, children }: ModalProps) {
  const [isOpen, setOpen] = useState(true);
  useFocusReturned();
  return (
    <Dialog title={title} titleTagName="h2" className={`dialog dialog--${size}`} isOpen={isOpen} transitionDuration={CLOSE_DELAY_MS} onClose={() => setOpen(false)} onClosed={onClose}>
      <Body>{children}</Body>
    </Dialog>
  );
}

/** It has the focus unless something in it took that: Blueprint would give it to an element that nobody sees. Tab leads to its first control. */
function Body({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!body.current?.contains(document.activeElement)) body.current?.focus({ preventScroll: true });
  }, []);
  return <div ref={body} className="dialog__body" tabIndex={-1}>{children}</div>;
}

/** Blueprint gives the focus back where a dialog closes, but not where its page removes it. */
function useFocusReturned(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => {
    if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected) opener.focus();
  }, [opener]);
}

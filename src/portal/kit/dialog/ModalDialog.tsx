import { Dialog } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { CLOSE_DELAY_MS, type ModalProps } from '../../ui/modalProps.ts';
import { focusFirst } from './focusFirst.ts';
import './dialog.css';

/** The signed-in house's dialog; applicants' pages have the browser's own (`ui/Modal`), which costs them no script. It opens on its first field, or on what has `autoFocus`. */
export function ModalDialog({ title, size = 'default', onClose, children }: ModalProps) {
  const [isOpen, setOpen] = useState(true);
  useFocusReturned();
  return (
    <Dialog
      title={title}
      titleTagName="h2"
      className={`dialog dialog--${size}`}
      isOpen={isOpen}
      transitionDuration={CLOSE_DELAY_MS}
      onClose={() => setOpen(false)}
      onClosed={onClose}
    >
      <div className="dialog__body" tabIndex={-1} ref={focusFirst}>
        {children}
      </div>
    </Dialog>
  );
}

/** Blueprint gives the focus back where a dialog closes, but not where its page removes it. */
function useFocusReturned(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected)
        opener.focus();
    },
    [opener],
  );
}

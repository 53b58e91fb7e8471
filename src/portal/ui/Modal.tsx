import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { Cross } from './icons.tsx';
import { CLOSE_DELAY_MS, type ModalProps } from './modalProps.ts';
import './modal.css';

/** The browser's own dialog holds the focus, closes on Escape and gives the focus back. */
export function Modal({ title, size = 'default', onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState(false);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (!leaving) return;
    const closing = setTimeout(() => {
      dialog.current?.close();
      onClose();
    }, CLOSE_DELAY_MS);
    return () => clearTimeout(closing);
  }, [leaving, onClose]);
  const leave = () => setLeaving(true);
  return (
    <dialog
      ref={dialog}
      className={`modal modal--${size} ${leaving ? 'modal--leaving' : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) leave();
      }}
    >
      <div className="modal__body">
        <header className="modal__head">
          <h2 id={id}>{title}</h2>
          <Button look="minimal" aria-label="Close" icon={<Cross />} onClick={leave} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

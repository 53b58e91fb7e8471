import { useEffect, useRef, useState, type MouseEvent } from 'react';

/** Whether a dialog is open. The dialog gives its button the focus back; where the act took that button away, it goes to the page's heading. */
export function useDialog() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  useEffect(
    () => () => {
      if (opener.current && document.activeElement === document.body)
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    },
    [],
  );
  return {
    isOpen,
    open({ currentTarget }: MouseEvent<HTMLElement>) {
      opener.current = currentTarget;
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}

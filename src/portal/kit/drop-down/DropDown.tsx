import { PopoverNext, PopupKind } from '@blueprintjs/core';
import { useEffect, useState, type HTMLAttributes, type JSX, type ReactNode, type Ref } from 'react';
import { useLocation } from 'react-router-dom';
import './dropDown.css';

/** What the button must take, so that it opens what is below it. */
type Opener = HTMLAttributes<HTMLButtonElement> & { readonly ref: Ref<HTMLButtonElement> };

interface DropDownProps {
  /** Says what is shown below. */
  readonly label: string;
  readonly size?: 'wide';
  readonly button: (opener: Opener) => JSX.Element;
  readonly children: ReactNode;
}

/** A link to another page closes it; what only changes the query, as a choice of columns, does not. */
export function DropDown({ label, size, button, children }: DropDownProps) {
  const [isOpen, setOpen] = useState(false);
  const { pathname, hash } = useLocation();
  useEffect(() => setOpen(false), [pathname, hash]);
  return (
    <PopoverNext isOpen={isOpen} onInteraction={setOpen} placement="bottom-end" animation="minimal" arrow={false} popupKind={PopupKind.DIALOG}
      content={<div role="dialog" aria-label={label} className="drop" data-size={size}>{children}</div>}
      renderTarget={({ isOpen: _, tabIndex: __, ...opener }) => button(opener as Opener)} />
  );
}

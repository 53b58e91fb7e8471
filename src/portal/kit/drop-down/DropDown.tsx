import { PopoverNext, PopupKind } from '@blueprintjs/core';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type JSX,
  type ReactNode,
  type Ref,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useKeys } from '../keys/useKeys.ts';
import './dropDown.css';

/** What the button must take, so that it opens what is below it. */
type Opener = HTMLAttributes<HTMLButtonElement> & { readonly ref: Ref<HTMLButtonElement> };

interface DropDownProps {
  /** Says what is shown below. */
  readonly label: string;
  readonly size?: 'wide';
  /** The single key that opens it too. */
  readonly openedBy?: string | undefined;
  readonly button: (opener: Opener) => JSX.Element;
  readonly children: ReactNode;
}

/** A link to another page closes it; what only changes the query, as a choice of columns, does not. */
export function DropDown({ label, size, openedBy, button, children }: DropDownProps) {
  const [isOpen, setOpen] = useState(false);
  const { pathname, hash } = useLocation();
  useKeys(openedBy ? [{ key: openedBy, name: label, act: () => setOpen(true) }] : []);
  useEffect(() => setOpen(false), [pathname, hash]);
  return (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={setOpen}
      placement="bottom-end"
      animation="minimal"
      arrow={false}
      popupKind={PopupKind.DIALOG}
      content={
        <Content label={label} size={size}>
          {children}
        </Content>
      }
      renderTarget={({ isOpen: _, tabIndex: __, ...opener }) => button(opener as Opener)}
    />
  );
}

/** Its first control has the focus: Blueprint would give it to an element that nobody sees. As it goes, whoever opened it has the focus again. */
function Content({
  label,
  size,
  children,
}: Pick<DropDownProps, 'label' | 'children'> & { readonly size: DropDownProps['size'] | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('a, button, input, select') ?? box.current;
    first?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    const shown = box.current;
    return () => {
      const at = document.activeElement;
      if (opener instanceof HTMLElement && (at === document.body || shown?.contains(at)))
        opener.focus({ preventScroll: true });
    };
  }, [opener]);
  return (
    <div ref={box} role="dialog" aria-label={label} className="drop" data-size={size} tabIndex={-1}>
      {children}
    </div>
  );
}

import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useFolding } from './useFolding.ts';
import './dropDown.css';

interface DropDownProps {
  readonly id: string;
  readonly className: string;
  readonly buttonClass: string;
  readonly name: string;
  readonly face: ReactNode;
  readonly children: ReactNode;
}

export function DropDown({ id, className, buttonClass, name, face, children }: DropDownProps) {
  const { isOpen, setOpen, whole, button } = useFolding();
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key, setOpen]);
  return (
    <div className={className} {...whole}>
      <button type="button" className={buttonClass} aria-controls={id} {...button}>
        {face}<span className="unseen">{name}</span>
      </button>
      {isOpen && <div className="drop" id={id}>{children}</div>}
    </div>
  );
}

import { Drawer as BlueprintDrawer } from '@blueprintjs/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { Cross } from '../ui/icons.tsx';
import './drawer.css';

interface DrawerProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** It comes from the side, holds the focus, and is closed by Escape, by a press beside it and by leaving the page, whose heading then has the focus. */
export function Drawer({ title, isOpen, onClose, children }: DrawerProps) {
  const { key } = useLocation();
  const [opened, setOpened] = useState(key);
  useEffect(() => {
    if (key === opened) return;
    setOpened(key);
    onClose();
  }, [key, opened, onClose]);
  return (
    <BlueprintDrawer
      isOpen={isOpen}
      position="left"
      size="min(320px, calc(100vw - 48px))"
      className="drawer"
      shouldReturnFocusOnClose={key === opened}
      onClose={onClose}
    >
      <div className="drawer__body" role="dialog" aria-modal="true" aria-label={title}>
        <header className="drawer__head">
          <h2>{title}</h2>
          <Button look="minimal" aria-label="Close" icon={<Cross />} onClick={onClose} />
        </header>
        {children}
      </div>
    </BlueprintDrawer>
  );
}

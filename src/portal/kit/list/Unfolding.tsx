import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DropDown } from '../drop-down/DropDown.tsx';

interface UnfoldingProps {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly busy?: boolean;
  /** The single key that opens it too. */
  readonly openedBy?: string;
  readonly children: ReactNode;
}

export function Unfolding({ label, icon, busy = false, openedBy, children }: UnfoldingProps) {
  return (
    <DropDown
      label={label}
      openedBy={openedBy}
      button={(opener) => (
        <Button look="outlined" icon={icon} busy={busy} {...opener}>
          {label}
        </Button>
      )}
    >
      {children}
    </DropDown>
  );
}

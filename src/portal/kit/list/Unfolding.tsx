import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DropDown } from '../drop-down/DropDown.tsx';

export function Unfolding({ label, icon, busy = false, children }: { readonly label: string; readonly icon?: ReactNode; readonly busy?: boolean; readonly children: ReactNode }) {
  return <DropDown label={label} button={(opener) => <Button look="outlined" icon={icon} busy={busy} {...opener}>{label}</Button>}>{children}</DropDown>;
}

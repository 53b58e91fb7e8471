import { useId, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useFolding } from '../../ui/useFolding.ts';

export function Unfolding({ label, icon, busy = false, children }: { readonly label: string; readonly icon?: ReactNode; readonly busy?: boolean; readonly children: ReactNode }) {
  const { isOpen, whole, button } = useFolding();
  const id = useId();
  return (
    <div className="unfolding" {...whole}>
      <Button look="outlined" icon={icon} busy={busy} aria-controls={id} {...button}>{label}</Button>
      {isOpen && <div id={id} className="unfolding__below">{children}</div>}
    </div>
  );
}

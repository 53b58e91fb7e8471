import { useEffect } from 'react';
import { Button } from './Button.tsx';
import { Cross, Tick, Warning } from './icons.tsx';

interface ShownFlag {
  readonly id: number;
  readonly title: string;
  readonly body?: string;
  readonly intent: 'success' | 'danger' | 'warning';
  readonly seconds: number;
}

interface FlagStackProps {
  readonly flags: readonly ShownFlag[];
  readonly onDismiss: (id: number) => void;
}

/** Trouble interrupts a screen reader (`alert`), good news waits its turn (`status`). */
export function FlagStack({ flags, onDismiss }: FlagStackProps) {
  return (
    <section className="flags" aria-label="Notifications">
      {flags.map((flag) => <FlagCard key={flag.id} flag={flag} onDismiss={() => onDismiss(flag.id)} />)}
    </section>
  );
}

function FlagCard({ flag: { title, body, intent, seconds }, onDismiss }: { readonly flag: ShownFlag; readonly onDismiss: () => void }) {
  useEffect(() => {
    const gone = setTimeout(onDismiss, seconds * 1000);
    return () => clearTimeout(gone);
    // Each flag has one clock: a new one on top must not restart it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <div className={`flag flag--${intent}`} role={intent === 'success' ? 'status' : 'alert'} tabIndex={0}>
      {intent === 'success' ? <Tick /> : <Warning />}
      <div className="flag__words"><p className="flag__title">{title}</p>{body && <p>{body}</p>}</div>
      <Button look="minimal" aria-label="Dismiss" icon={<Cross />} onClick={onDismiss} />
    </div>
  );
}

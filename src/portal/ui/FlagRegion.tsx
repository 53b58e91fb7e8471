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

interface FlagRegionProps {
  readonly flag: ShownFlag | undefined;
  readonly onDismiss: (id: number) => void;
}

/** It always stands there, so that a screen reader says what comes into it, once: trouble at once, good news in its turn. */
export const FlagRegion = ({ flag, onDismiss }: FlagRegionProps) => (
  <div className="flags" {...(flag && flag.intent !== 'success' ? { role: 'alert' } : { 'aria-live': 'polite' })}>
    {flag && <FlagCard key={flag.id} flag={flag} onDismiss={() => onDismiss(flag.id)} />}
  </div>
);

function FlagCard({
  flag: { title, body, intent, seconds },
  onDismiss,
}: {
  readonly flag: ShownFlag;
  readonly onDismiss: () => void;
}) {
  useEffect(() => {
    // The page's scroll padding is wider while a flag is shown, so this brings the focus out from under it.
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    const gone = setTimeout(onDismiss, seconds * 1000);
    return () => clearTimeout(gone);
    // Each flag has one clock: a redraw must not restart it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <div className={`flag flag--${intent}`}>
      {intent === 'success' ? <Tick /> : <Warning />}
      <div className="flag__words">
        <p className="flag__title">{title}</p>
        {body && <p>{body}</p>}
      </div>
      <Button look="minimal" aria-label="Dismiss" icon={<Cross />} onClick={onDismiss} />
    </div>
  );
}

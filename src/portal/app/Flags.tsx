import { useSyncExternalStore } from 'react';
import { FlagRegion } from '../ui/FlagRegion.tsx';
import { currentFlag, dismissFlag, onFlag } from '../core/flags.ts';

export function Flags() {
  const flag = useSyncExternalStore(onFlag, currentFlag, currentFlag);
  return <FlagRegion flag={flag} onDismiss={dismissFlag} />;
}

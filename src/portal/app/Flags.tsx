import { useSyncExternalStore } from 'react';
import { FlagStack } from '../ui/FlagStack.tsx';
import { currentFlags, dismissFlag, onFlags } from './flags.ts';

export function Flags() {
  const flags = useSyncExternalStore(onFlags, currentFlags, currentFlags);
  return <FlagStack flags={flags} onDismiss={dismissFlag} />;
}

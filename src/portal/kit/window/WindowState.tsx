import { windowState, type Window } from '#rules/window/window.ts';
import { windowWords, wordsHoldFor } from '#rules/window/windowWords.ts';
import { StatusTag, type StatusLook } from '../StatusTag.tsx';
import { useNow } from './useNow.ts';

const LOOKS = { coming: 'warning', open: 'success', closed: 'fail' } as const satisfies Readonly<
  Record<string, StatusLook>
>;

interface WindowStateProps {
  readonly window: Window;
  /** The server's moment, ISO. */
  readonly serverNow: string;
}

/** It changes by itself while the page stands open. */
export function WindowState({ window, serverNow }: WindowStateProps) {
  const now = useNow(serverNow, (at) => wordsHoldFor(window, at));
  const words = windowWords(window, now);
  return <StatusTag look={LOOKS[windowState(window, now)]}>{words[0]!.toUpperCase() + words.slice(1)}</StatusTag>;
}

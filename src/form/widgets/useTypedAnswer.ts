import { useEffect, useRef } from 'react';
import { useSection } from '../section/session.ts';

const IDLE_MS = 300;

/** A keystroke draws nothing; leaving the field commits. While a mistake is shown a pause commits too, so that it goes once fixed. */
export function useTypedAnswer(pointer: string, hasMistake: boolean) {
  const section = useSection();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const leave = () => {
    clearTimeout(pause.current);
    pause.current = undefined;
    section.leave(pointer);
  };
  const type = (answer: unknown) => {
    section.type(pointer, answer);
    if (pause.current) clearTimeout(pause.current);
    pause.current = hasMistake ? setTimeout(leave, IDLE_MS) : undefined;
  };
  return { type, leave };
}

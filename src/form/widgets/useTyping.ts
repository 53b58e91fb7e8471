import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { useSection } from '../section/session.ts';

const IDLE_MS = 300;

const itself = (text: string) => text;

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** A keystroke draws nothing; leaving the field commits. While a mistake is shown a pause commits too, so that it goes once fixed. */
export function useTyping<E extends TextElement>(pointer: string, value: unknown, hasMistake: boolean, read: (text: string) => unknown = itself) {
  const section = useSection();
  const element = useRef<E>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  useShownText(element, textOf(value));

  const leave = () => {
    clearTimeout(pause.current);
    section.leave(pointer);
  };
  const onInput = ({ currentTarget }: FormEvent<E>) => {
    section.type(pointer, read(currentTarget.value));
    clearTimeout(pause.current);
    if (hasMistake) pause.current = setTimeout(leave, IDLE_MS);
  };
  return { ref: element, defaultValue: textOf(value), onInput, onBlur: leave };
}

/** Follows changes that were not typed here. */
function useShownText(element: RefObject<TextElement | null>, text: string): void {
  useEffect(() => {
    if (element.current && element.current !== document.activeElement) element.current.value = text;
  }, [element, text]);
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

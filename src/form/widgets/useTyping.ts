import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { useSection } from '../section/session.ts';

const IDLE_MS = 300;

const itself = (text: string) => text;

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * A text field that keeps its own text: each keystroke is kept at once and draws nothing; leaving the field commits it.
 * While the field shows a mistake, a pause commits too, so that the mistake goes as soon as it is mended.
 * @param read the answer that a text is; the text itself unless said
 */
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

/** Follows an answer that something else than typing changed. */
function useShownText(element: RefObject<TextElement | null>, text: string): void {
  useEffect(() => {
    if (element.current && element.current !== document.activeElement) element.current.value = text;
  }, [element, text]);
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

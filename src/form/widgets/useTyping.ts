import { normaliseText } from '#rules/text/normaliseText.ts';
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { useTypedAnswer } from './useTypedAnswer.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** A text in one element, which shows it itself. It is stored as the server stores it, so that its own draft is none of another device. */
export function useTyping<E extends TextElement>(
  pointer: string,
  value: unknown,
  hasMistake: boolean,
  read: (text: string) => unknown = normaliseText,
) {
  const { type, leave } = useTypedAnswer(pointer, hasMistake);
  const element = useRef<E>(null);
  useShownText(element, textOf(value));
  const onInput = ({ currentTarget }: FormEvent<E>) => type(read(currentTarget.value));
  return { ref: element, defaultValue: textOf(value), onInput, onBlur: leave };
}

/** Follows changes that were not typed here. */
function useShownText(element: RefObject<TextElement | null>, text: string): void {
  useEffect(() => {
    if (element.current && element.current !== document.activeElement) element.current.value = text;
  }, [element, text]);
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

import { normaliseText } from '#rules/text/normaliseText.ts';
import { useEffect, useRef, type RefObject } from 'react';
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
  const taken = useRef<string>(undefined);
  useEffect(() => {
    taken.current = undefined;
  }, [value]);
  const isTyped = (input: E) => input === document.activeElement;
  const take = (input: E) => {
    const text = input.value;
    taken.current = text;
    type(read(isTyped(input) ? text : text.trim()));
  };
  // A browser or a script that fills the field in says so by this event, which React has not, and never leaves it. It comes
  // too when a person leaves what they typed: that is taken already, and must not be a new draft.
  useEffect(() => {
    const filled = ({ currentTarget }: Event) => {
      const filledIn = currentTarget as E;
      if (isTyped(filledIn)) return;
      if (filledIn.value !== (taken.current ?? textOf(value))) take(filledIn);
      leave();
    };
    const input = element.current;
    input?.addEventListener('change', filled);
    return () => input?.removeEventListener('change', filled);
  });
  // React writes a default of no letters anew at each key, and none not at all.
  return {
    ref: element,
    defaultValue: textOf(value) || undefined,
    onInput: () => take(element.current!),
    onBlur: leave,
  };
}

/** Follows changes that were not typed here. */
function useShownText(element: RefObject<TextElement | null>, text: string): void {
  useEffect(() => {
    if (element.current && element.current !== document.activeElement) element.current.value = text;
  }, [element, text]);
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

import type { HTMLAttributes } from 'react';
import { attributesOf } from './attributesOf.ts';
import { useTyping } from './useTyping.ts';
import type { WidgetProps } from './widget.ts';

interface Keyboard {
  readonly type: 'text' | 'tel' | 'email';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: string;
  readonly spellCheck?: boolean;
}

const lineOfText = (keyboard: Keyboard) =>
  function TextWidget(props: WidgetProps) {
    const typing = useTyping<HTMLInputElement>(props.pointer, props.value, props.error !== undefined);
    return <input className="bp6-input" {...keyboard} {...attributesOf(props)} {...typing} />;
  };

export const TextWidget = lineOfText({ type: 'text' });
export const PhoneWidget = lineOfText({ type: 'tel', inputMode: 'tel', autoComplete: 'tel' });
export const EmailWidget = lineOfText({ type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false });

/** A text that may be longer is no address, so its box shows ten lines. */
const ESSAY = 1000;

export function TextareaWidget(props: WidgetProps) {
  const typing = useTyping<HTMLTextAreaElement>(props.pointer, props.value, props.error !== undefined);
  return <textarea className="bp6-input" rows={(props.field.maxLength ?? 0) > ESSAY ? 10 : 3} {...attributesOf(props)} {...typing} />;
}

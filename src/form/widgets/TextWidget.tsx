import { useState, type FormEvent, type HTMLAttributes } from 'react';
import { charactersOf } from '#rules/text/characters.ts';
import { EmailSuggestion } from '../email/EmailSuggestion.tsx';
import { attributesOf } from './attributesOf.ts';
import { textOf, useTyping } from './useTyping.ts';
import type { WidgetProps } from './widget.ts';

interface Keyboard {
  readonly type: 'text' | 'tel';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** What the browser knows of its user: for the applicant's own, and for nobody whom they name. */
  readonly own?: string;
}

const autoComplete = ({ field }: WidgetProps, own: string) => (field.prefilledFrom ? own : 'off');

const lineOfText = ({ own, ...keyboard }: Keyboard) =>
  function TextWidget(props: WidgetProps) {
    const typing = useTyping<HTMLInputElement>(props.pointer, props.value, props.error !== undefined);
    return (
      <input
        className="bp6-input"
        {...keyboard}
        autoComplete={own && autoComplete(props, own)}
        {...attributesOf(props)}
        {...typing}
      />
    );
  };

export const TextWidget = lineOfText({ type: 'text' });
export const PhoneWidget = lineOfText({ type: 'tel', inputMode: 'tel', own: 'tel' });

export function EmailWidget(props: WidgetProps) {
  const typing = useTyping<HTMLInputElement>(props.pointer, props.value, props.error !== undefined);
  return (
    <>
      <input
        className="bp6-input"
        type="email"
        inputMode="email"
        autoComplete={autoComplete(props, 'email')}
        spellCheck={false}
        {...attributesOf(props)}
        {...typing}
      />
      <EmailSuggestion input={typing.ref} />
    </>
  );
}

/** A text that may be longer is no address, so its box shows ten lines. */
const ESSAY = 1000;

export const TextareaWidget = (props: WidgetProps) =>
  props.field.minLength ? <CountedTextarea {...props} /> : <Textarea {...props} />;

function Textarea({ onLength, ...props }: WidgetProps & { readonly onLength?: (length: number) => void }) {
  const { onInput, ...typing } = useTyping<HTMLTextAreaElement>(props.pointer, props.value, props.error !== undefined);
  const input = (event: FormEvent<HTMLTextAreaElement>) => {
    onInput();
    onLength?.(lengthOf(event.currentTarget.value));
  };
  return (
    <textarea
      className="bp6-input"
      rows={(props.field.maxLength ?? 0) > ESSAY ? 10 : 3}
      {...attributesOf(props)}
      {...typing}
      onInput={input}
    />
  );
}

/** Whoever must write so much is told as they type how much is missing. */
function CountedTextarea(props: WidgetProps) {
  const [length, setLength] = useState(() => lengthOf(textOf(props.value)));
  const missing = (props.field.minLength ?? 0) - length;
  return (
    <>
      <Textarea {...props} onLength={setLength} />
      <p className="m-help">
        {missing > 0 ? `${missing} more ${missing === 1 ? 'character' : 'characters'} needed` : `${length} characters`}
      </p>
    </>
  );
}

/** As the verdict counts. */
const lengthOf = (text: string): number => charactersOf(text).length;

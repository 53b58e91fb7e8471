import {
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type FormEvent,
  type InputHTMLAttributes,
  type RefObject,
} from 'react';
import { charactersOf } from '#rules/text/characters.ts';
import { attributesOf } from './attributesOf.ts';
import { textOf, useTyping } from './useTyping.ts';
import type { WidgetProps } from './widget.ts';

type LineAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'className' | 'autoComplete' | 'spellCheck' | 'onFocus'
>;

type BelowLine = ComponentType<{ readonly input: RefObject<HTMLInputElement | null> }>;

interface TextLineProps extends WidgetProps {
  readonly line: LineAttributes;
  readonly below?: BelowLine | undefined;
}

export function TextLine({ line, below: Below, ...props }: TextLineProps) {
  const typing = useTyping<HTMLInputElement>(props.pointer, props.value, props.error !== undefined);
  const { className, ...attributes } = line;
  return (
    <>
      <input
        className={className ? `bp6-input ${className}` : 'bp6-input'}
        {...attributes}
        {...attributesOf(props)}
        {...typing}
      />
      {Below && <Below input={typing.ref} />}
    </>
  );
}

/** What the browser knows of its user is offered for the applicant's own, and for nobody whom they name. */
const own = ({ field }: WidgetProps, autoComplete: string) => (field.prefilledFrom ? autoComplete : 'off');

export const TextWidget = (props: WidgetProps) => <TextLine {...props} line={{ type: 'text' }} />;

export const PhoneWidget = (props: WidgetProps) => (
  <TextLine {...props} line={{ type: 'tel', inputMode: 'tel', autoComplete: own(props, 'tel') }} />
);

/**
 * What questions a mistyped address is fetched once there is an address, or one is about to be typed. Without a line it may not
 * come, and the form is as good without it.
 */
export function EmailWidget(props: WidgetProps) {
  const [Suggestion, setSuggestion] = useState<BelowLine>();
  const load = useCallback(() => {
    import('../email/EmailSuggestion.tsx').then(
      ({ EmailSuggestion }) => setSuggestion(() => EmailSuggestion),
      () => undefined,
    );
  }, []);
  const isAnswered = props.value !== undefined;
  useEffect(() => {
    if (isAnswered) load();
  }, [isAnswered, load]);
  const autoComplete = own(props, 'email');
  return (
    <TextLine
      {...props}
      line={{ type: 'email', inputMode: 'email', autoComplete, spellCheck: false, onFocus: load }}
      below={Suggestion}
    />
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

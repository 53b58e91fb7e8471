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

interface TextWidgetProps extends WidgetProps {
  readonly line?: LineAttributes;
  readonly below?: BelowLine | undefined;
}

/** A line of text; one of another kind says so in `line`. */
export function TextWidget({ line = {}, below: Below, ...props }: TextWidgetProps) {
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

export const PhoneWidget = (props: WidgetProps) => (
  <TextWidget {...props} line={{ type: 'tel', inputMode: 'tel', autoComplete: own(props, 'tel') }} />
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
    <TextWidget
      {...props}
      line={{ type: 'email', inputMode: 'email', autoComplete, spellCheck: false, onFocus: load }}
      below={Suggestion}
    />
  );
}

/** A text that may be longer is no address, so its box shows ten lines. */
const ESSAY = 1000;

/** Whoever must write so much is told as they type how much is missing. */
export function TextareaWidget(props: WidgetProps) {
  const { minLength = 0, maxLength = 0 } = props.field;
  const { onInput, ...typing } = useTyping<HTMLTextAreaElement>(props.pointer, props.value, props.error !== undefined);
  const [length, setLength] = useState(() => (minLength > 0 ? lengthOf(textOf(props.value)) : 0));
  const missing = minLength - length;
  const input = (event: FormEvent<HTMLTextAreaElement>) => {
    onInput();
    if (minLength > 0) setLength(lengthOf(event.currentTarget.value));
  };
  return (
    <>
      <textarea
        className="bp6-input"
        rows={maxLength > ESSAY ? 10 : 3}
        {...attributesOf(props)}
        {...typing}
        onInput={input}
      />
      {minLength > 0 && (
        <p className="m-help">
          {missing > 0
            ? `${missing} more ${missing === 1 ? 'character' : 'characters'} needed`
            : `${length} characters`}
        </p>
      )}
    </>
  );
}

/** As the verdict counts. */
const lengthOf = (text: string): number => charactersOf(text).length;

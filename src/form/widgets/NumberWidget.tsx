import { attributesOf } from './attributesOf.ts';
import { readNumber } from './readNumber.ts';
import { useTyping } from './useTyping.ts';
import type { WidgetProps } from './widget.ts';

/** The browser's number field changes with the wheel and hides what it cannot read. */
export function NumberWidget(props: WidgetProps) {
  const typing = useTyping<HTMLInputElement>(props.pointer, props.value, props.error !== undefined, readNumber);
  return (
    <input
      className="bp6-input"
      type="text"
      inputMode={props.field.type === 'integer' ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...attributesOf(props)}
      {...typing}
    />
  );
}

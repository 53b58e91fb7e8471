import { attributesOf } from '../widgets/attributesOf.ts';
import { useTyping } from '../widgets/useTyping.ts';
import type { WidgetProps } from '../widgets/widget.ts';
import './further.css';

export function SignatureWidget(props: WidgetProps) {
  const typing = useTyping<HTMLInputElement>(props.pointer, props.value, props.error !== undefined);
  return (
    <input
      className="bp6-input m-signature"
      type="text"
      autoComplete="name"
      spellCheck={false}
      {...attributesOf(props)}
      {...typing}
    />
  );
}

import { useSection } from '../section/session.ts';
import { attributesOf } from './attributesOf.ts';
import { dateLimits } from './dateLimits.ts';
import { useTyping } from './useTyping.ts';
import type { WidgetProps } from './widget.ts';

export function DateWidget(props: WidgetProps) {
  const { today } = useSection();
  const typing = useTyping<HTMLInputElement>(props.pointer, props.value, props.error !== undefined);
  return <input className="bp6-input" type="date" {...dateLimits(props.field, today)} {...attributesOf(props)} {...typing} />;
}

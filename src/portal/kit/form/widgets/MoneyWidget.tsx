import { attributesOf } from '#form/widgets/attributesOf.ts';
import type { WidgetProps } from '#form/widgets/widget.ts';
import type { Amount } from '#rules/typedMoney.ts';
import { MoneyInput } from '../../money/MoneyInput.tsx';
import { useHeldAnswer } from './useHeldAnswer.ts';

/** The answer is kobo, or what was typed and is no amount, which the form's type refuses. */
export function MoneyWidget(props: WidgetProps) {
  const { answer, type, leave } = useHeldAnswer<Amount>(
    props.pointer,
    typeof props.value === 'number' || typeof props.value === 'string' ? props.value : '',
  );
  return <MoneyInput {...attributesOf(props)} amount={answer} onAmount={type} onBlur={leave} />;
}

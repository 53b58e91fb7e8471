import { attributesOf } from '#form/widgets/attributesOf.ts';
import type { WidgetProps } from '#form/widgets/widget.ts';
import { DayInput } from '../../dates/DayInput.tsx';
import { useHeldAnswer } from './useHeldAnswer.ts';

/** The answer is YYYY-MM-DD, or what was typed and is no day, which the form's `format` refuses. */
export function DayWidget(props: WidgetProps) {
  const { answer, type, leave } = useHeldAnswer(props.pointer, typeof props.value === 'string' ? props.value : '');
  const settle = (day: string) => {
    if (day !== '') leave();
  };
  return <DayInput {...attributesOf(props)} value={answer} onDay={type} onSettled={settle} onBlur={leave} />;
}

import type { Calculate } from '#catalogue/binding/calculating.ts';
import { displayAnswer, shownAs } from '#rules/displayAnswer.ts';
import type { WidgetProps } from '../widgets/widget.ts';
import './further.css';

/** It follows the answers that it is calculated from; the server calculates it again. */
export function CalculatedWidget({ id, field, siblings }: WidgetProps) {
  const value = (field.calculated as unknown as Calculate)(siblings);
  return (
    <output id={id} className="m-calculated" aria-live="polite" tabIndex={-1}>
      {value === undefined ? '–' : displayAnswer(value, field.format, shownAs(field))}
    </output>
  );
}

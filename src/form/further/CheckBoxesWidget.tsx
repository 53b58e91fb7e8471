import { useSection } from '../section/session.ts';
import type { WidgetProps } from '../widgets/widget.ts';

export function CheckBoxesWidget({ id, pointer, field, value, describedBy, error }: WidgetProps) {
  const section = useSection();
  const ticked: readonly unknown[] = Array.isArray(value) ? value : [];
  const boxes = field.items?.enum ?? [];
  const toggle = (answer: unknown) => {
    const others = ticked.filter((each) => each !== answer);
    const after = others.length < ticked.length ? others : withAnswer(others, answer);
    section.edit(pointer, after.length > 0 ? boxes.filter((box) => after.includes(box)) : undefined);
    section.leave(pointer);
  };
  /** What stands alone takes the place of the others, and they of it. */
  const withAnswer = (others: readonly unknown[], answer: unknown) =>
    answer === field.noneOf ? [answer] : [...others.filter((each) => each !== field.noneOf), answer];
  return (
    <div className="m-choices" id={id}>
      {boxes.map((answer) => (
        <label className="m-choice" key={String(answer)}>
          <input
            type="checkbox"
            name={pointer.slice(1)}
            value={String(answer)}
            checked={ticked.includes(answer)}
            onChange={() => toggle(answer)}
            aria-describedby={describedBy}
            aria-invalid={error !== undefined || undefined}
          />
          {String(answer)}
        </label>
      ))}
    </div>
  );
}

import { useSection } from '#form/section/session.ts';
import { attributesOf } from '#form/widgets/attributesOf.ts';
import type { WidgetProps } from '#form/widgets/widget.ts';

/** Its title stands beside the box. A box that must be ticked would be `const`, so it is never `required`. */
export function CheckboxWidget(props: WidgetProps) {
  const section = useSection();
  const { pointer, field, value } = props;
  const choose = (isChosen: boolean) => {
    section.edit(pointer, isChosen);
    section.leave(pointer);
  };
  return (
    <label className="m-choice">
      <input
        type="checkbox"
        {...attributesOf(props)}
        required={false}
        checked={value === true}
        onChange={({ target }) => choose(target.checked)}
      />
      {field.title}
    </label>
  );
}

import { OptionSelect } from '../lookups/OptionSelect.tsx';
import { useSection } from '../section/session.ts';
import { attributesOf } from '../widgets/attributesOf.ts';
import type { WidgetProps } from '../widgets/widget.ts';

/** An entry that is switched off is shown to whoever chose it before, and offered to nobody else. */
export function OwnListWidget(props: WidgetProps) {
  const { pointer, field, value } = props;
  const section = useSection();
  const choose = (answer: unknown) => {
    section.edit(pointer, answer);
    section.leave(pointer);
  };
  return (
    <OptionSelect
      {...attributesOf(props)}
      list={{ state: 'ready', options: (field.entries ?? []).filter(({ id, off }) => !off || id === value) }}
      value={value}
      isNumber={field.type === 'integer'}
      placeholder="Please select"
      onChoose={choose}
    />
  );
}

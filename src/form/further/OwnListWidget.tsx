import type { ChangeEvent } from 'react';
import { useSection } from '../section/session.ts';
import { attributesOf } from '../widgets/attributesOf.ts';
import type { WidgetProps } from '../widgets/widget.ts';

/** An entry that is switched off is shown to whoever chose it before, and offered to nobody else. */
export function OwnListWidget(props: WidgetProps) {
  const { pointer, field, value } = props;
  const section = useSection();
  const offered = (field.entries ?? []).filter(({ id, off }) => !off || id === value);
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    section.edit(pointer, offered.find(({ id }) => String(id) === currentTarget.value)?.id);
    section.leave(pointer);
  };
  return (
    <span className="bp6-html-select">
      <select {...attributesOf(props)} value={value === undefined ? '' : String(value)} onChange={choose}>
        <option value="">Please select</option>
        {offered.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

import { Asterisk } from '../question/Asterisk.tsx';
import { useSection } from '../section/session.ts';
import { attributesOf } from '../widgets/attributesOf.ts';
import type { WidgetProps } from '../widgets/widget.ts';
import { RichText } from './RichText.tsx';
import './further.css';

/** The text comes before its box, so that it is read before it is agreed to. */
export function TickWidget(props: WidgetProps) {
  const { pointer, field, value, required, id } = props;
  const section = useSection();
  const tick = (isTicked: boolean) => {
    section.edit(pointer, isTicked || undefined);
    section.leave(pointer);
  };
  return (
    <>
      {field.text && (
        <div className="m-tick-text" id={`${id}-text`} tabIndex={0} role="region" aria-label={field.title}>
          <RichText lines={field.text} />
        </div>
      )}
      <label className="m-choice m-tick">
        <input
          type="checkbox"
          {...attributesOf(props)}
          checked={value === true}
          onChange={({ currentTarget }) => tick(currentTarget.checked)}
        />
        <span>
          {field.title}
          <Asterisk required={required} />
        </span>
      </label>
    </>
  );
}

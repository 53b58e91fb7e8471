import { Asterisk } from '#form/question/Asterisk.tsx';
import { useSection } from '#form/section/session.ts';
import type { WidgetProps } from '#form/widgets/widget.ts';
import { isBlankHtml } from '#rules/noticeHtml.ts';
import { RichText } from './RichText.tsx';

/** The editor's empty text is a paragraph with a line break, which counts as no answer. */
export function RichTextWidget({
  id,
  pointer,
  field: { title = '' },
  value,
  required,
  describedBy,
  error,
}: WidgetProps) {
  const section = useSection();
  const label = `${id}-label`;
  return (
    <>
      <span className="m-label" id={label}>
        {title}
        <Asterisk required={required} />
      </span>
      <RichText
        id={id}
        label={title}
        labelledBy={label}
        describedBy={describedBy}
        required={required}
        isMistaken={error !== undefined}
        html={typeof value === 'string' ? value : ''}
        onChange={(html) => section.type(pointer, isBlankHtml(html) ? '' : html)}
        onLeave={() => section.leave(pointer)}
      />
    </>
  );
}

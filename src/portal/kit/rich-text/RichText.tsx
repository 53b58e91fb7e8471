import type Squire from 'squire-rte';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { LinkDialog } from './LinkDialog.tsx';
import { useRovingTab } from './useRovingTab.ts';
import { useSquire, type Format } from './useSquire.ts';
import './richText.css';

interface RichTextProps {
  readonly id: string;
  readonly label: string;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly required: boolean;
  readonly isMistaken: boolean;
  /** Read once. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** Called when neither the text nor its tools have the focus any more. */
  readonly onLeave: () => void;
}

interface Tool {
  readonly format: Format;
  readonly name: string;
  readonly face: ReactNode;
  readonly on: (editor: Squire) => unknown;
  readonly off: (editor: Squire) => unknown;
}

const TOOLS: readonly Tool[] = [
  { format: 'B', name: 'Bold', face: <b>B</b>, on: (editor) => editor.bold(), off: (editor) => editor.removeBold() },
  {
    format: 'I',
    name: 'Italic',
    face: <i>I</i>,
    on: (editor) => editor.italic(),
    off: (editor) => editor.removeItalic(),
  },
  {
    format: 'U',
    name: 'Underline',
    face: <u>U</u>,
    on: (editor) => editor.underline(),
    off: (editor) => editor.removeUnderline(),
  },
  {
    format: 'UL',
    name: 'Bulleted list',
    face: '•—',
    on: (editor) => editor.makeUnorderedList(),
    off: (editor) => editor.removeList(),
  },
  {
    format: 'OL',
    name: 'Numbered list',
    face: '1.—',
    on: (editor) => editor.makeOrderedList(),
    off: (editor) => editor.removeList(),
  },
];

export function RichText({
  id,
  label,
  labelledBy,
  describedBy,
  required,
  isMistaken,
  html,
  onChange,
  onLeave,
}: RichTextProps) {
  const { root, editor, formats } = useSquire(html, onChange);
  const [isLinking, setLinking] = useState(false);
  const { toolbar, tabIndexAt } = useRovingTab();
  const use = ({ format, on, off }: Tool) => {
    if (!editor) return;
    if (formats.includes(format)) off(editor);
    else on(editor);
    editor.focus();
  };
  const isLink = formats.includes('A');
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) onLeave();
  };
  return (
    <>
      <div className="rich" onBlur={left}>
        <div className="rich__tools" role="toolbar" aria-label={`${label}: formatting`} aria-controls={id} {...toolbar}>
          {TOOLS.map((tool, place) => (
            <button
              key={tool.format}
              type="button"
              tabIndex={tabIndexAt(place)}
              aria-pressed={formats.includes(tool.format)}
              title={tool.name}
              onClick={() => use(tool)}
            >
              <span aria-hidden="true">{tool.face}</span>
              <span className="unseen">{tool.name}</span>
            </button>
          ))}
          <button
            type="button"
            tabIndex={tabIndexAt(TOOLS.length)}
            aria-pressed={isLink}
            onClick={() => (isLink ? editor?.removeLink().focus() : setLinking(true))}
          >
            Link
          </button>
          <button type="button" tabIndex={tabIndexAt(TOOLS.length + 1)} onClick={() => editor?.undo().focus()}>
            Undo
          </button>
        </div>
        <div
          ref={root}
          id={id}
          className="rich__text prose"
          role="textbox"
          aria-multiline="true"
          aria-labelledby={labelledBy}
          aria-required={required}
          aria-invalid={isMistaken || undefined}
          aria-describedby={describedBy}
        />
      </div>
      {isLinking && editor && (
        <LinkDialog
          onClose={() => setLinking(false)}
          onLink={(address) => editor.makeLink(address, { rel: 'noopener noreferrer' })}
        />
      )}
    </>
  );
}

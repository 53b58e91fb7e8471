import DOMPurify from 'dompurify';
import Squire from 'squire-rte';
import { useEffect, useRef, useState } from 'react';
import { NOTICE_ATTRIBUTES, NOTICE_TAGS } from '#rules/noticeHtml.ts';

const ALLOWED = { ALLOWED_TAGS: NOTICE_TAGS, ALLOWED_ATTR: NOTICE_ATTRIBUTES, RETURN_DOM_FRAGMENT: true as const };

export const FORMATS = ['B', 'I', 'U', 'UL', 'OL', 'A'] as const;
export type Format = (typeof FORMATS)[number];

export interface Squired {
  readonly root: React.RefObject<HTMLDivElement | null>;
  readonly editor: Squire | null;
  /** The formats at the caret. */
  readonly formats: readonly Format[];
}

/** What is pasted or set is cleaned as the server will clean it. Tab leaves, as from any field. */
export function useSquire(opening: string, onChange: (html: string) => void): Squired {
  const root = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Squire | null>(null);
  const [formats, setFormats] = useState<readonly Format[]>([]);
  const [initial] = useState(opening);
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(() => {
    const made = new Squire(root.current!, {
      blockTag: 'P',
      addLinks: false,
      sanitizeToDOMFragment: (html) => document.importNode(DOMPurify.sanitize(html, ALLOWED), true),
    });
    made.setKeyHandler('Tab', null);
    made.setKeyHandler('Shift-Tab', null);
    made.setHTML(initial);
    made.addEventListener('input', () => changed.current(made.getHTML()));
    const look = () => setFormats(FORMATS.filter((format) => made.hasFormat(format)));
    made.addEventListener('pathChange', look);
    made.addEventListener('select', look);
    setEditor(made);
    return () => made.destroy();
  }, [initial]);
  return { root, editor, formats };
}

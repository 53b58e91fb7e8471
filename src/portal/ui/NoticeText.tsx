import DOMPurify from 'dompurify';
import { useMemo } from 'react';

const FORBIDDEN = { FORBID_TAGS: ['style', 'form', 'input', 'button'], FORBID_ATTR: ['style', 'class', 'id'] };

/** The text of a notice. The server has cleaned the HTML when it was written; it is cleaned again here, where it is shown. */
export function NoticeText({ html }: { readonly html: string }) {
  const clean = useMemo(() => ({ __html: DOMPurify.sanitize(html, FORBIDDEN) }), [html]);
  return <div className="prose" dangerouslySetInnerHTML={clean} />;
}

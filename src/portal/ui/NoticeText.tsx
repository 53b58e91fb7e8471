import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { NOTICE_ATTRIBUTES, NOTICE_TAGS } from '#rules/noticeHtml.ts';

const ALLOWED = { ALLOWED_TAGS: NOTICE_TAGS, ALLOWED_ATTR: NOTICE_ATTRIBUTES };

/** The server cleaned the HTML when it was written; it is cleaned again here, where it is shown. */
export function NoticeText({ html }: { readonly html: string }) {
  const clean = useMemo(() => ({ __html: DOMPurify.sanitize(html, ALLOWED) }), [html]);
  return <div className="prose" dangerouslySetInnerHTML={clean} />;
}

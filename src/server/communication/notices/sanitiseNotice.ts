import sanitizeHtml from 'sanitize-html';
import { NOTICE_ATTRIBUTES, NOTICE_SCHEMES, NOTICE_TAGS } from '#rules/noticeHtml.ts';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: NOTICE_TAGS,
  allowedAttributes: { a: NOTICE_ATTRIBUTES },
  allowedSchemes: NOTICE_SCHEMES,
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

export const sanitiseNotice = (html: string): string => sanitizeHtml(html, ALLOWED).trim();

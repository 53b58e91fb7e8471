import sanitizeHtml from 'sanitize-html';

/** Text and its structure, links that leave by http, mail or telephone; nothing that runs, loads or covers the page. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'h3', 'h4', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
};

/** A notice's HTML as it may be stored and shown. */
export const sanitiseNotice = (html: string): string => sanitizeHtml(html, ALLOWED).trim();

/** What a notice's HTML may hold, on both sides: text and its structure, and links; nothing that runs, loads or covers the page. */
export const NOTICE_TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'h3', 'h4', 'blockquote'];

export const NOTICE_ATTRIBUTES = ['href', 'rel'];

/** How a link may leave. */
export const NOTICE_SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** Browser and server allow the same: text, structure and links; nothing that runs, loads or covers the page. */
export const NOTICE_TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'h3', 'h4', 'blockquote'];

export const NOTICE_ATTRIBUTES = ['href', 'rel'];

export const NOTICE_SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** Whether it says nothing: tags and spaces alone. */
export const isBlankHtml = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';

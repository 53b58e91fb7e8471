/** What a link says behind its #, as the page that it opens reads it. */
export const linkParts = (link: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(link.slice(link.indexOf('#') + 1)));

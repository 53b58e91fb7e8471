/** One line of a longer text: 'Two scripts were not counted …' It ends with a whole word where it has one. */
export function beginningOf(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : most).replace(/[,.;:]$/, '')} …`;
}

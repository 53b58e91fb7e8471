/** A session, or what is asked of the cell. */
export type SessionCell = { readonly session: string } | { readonly question: string };

const following = (year: number): string => `${year}/${year + 1}`;

/** '2026', '2026-2027' and '2026/27' are the session 2026/2027. Two digits may be a year or a number, and are asked; other text is as it is. */
export function sessionYear(written: string): SessionCell {
  const text = written.trim();
  if (/^\d\d$/.test(text))
    return { question: `'${text}' may be ${following(2000 + Number(text))}. Please write the session in full` };
  const [, from, to] = /^((?:19|20)\d\d)(?:\s*[/-]\s*((?:19|20)?\d\d))?$/.exec(text) ?? [];
  if (from === undefined) return { session: written };
  const session = following(Number(from));
  return { session: to === undefined || session.endsWith(to) ? session : written };
}

import { normaliseText } from '#rules/text/normaliseText.ts';

interface Declared {
  readonly properties?: Readonly<Record<string, { readonly verbatim?: boolean }>>;
}

/**
 * What was sent, with every text in the form in which text is stored: no domain has to think of it. A field whose schema says
 * `verbatim` stays as it was typed, as a password does. Texts are replaced in their places, and without recursion.
 */
export function inOneForm(sent: unknown, { properties = {} }: Declared): unknown {
  if (typeof sent === 'string') return normaliseText(sent);
  const waiting = [sent];
  while (waiting.length > 0) {
    const holder = waiting.pop();
    if (typeof holder !== 'object' || holder === null || Buffer.isBuffer(holder)) continue;
    for (const [name, value] of Object.entries(holder)) {
      const isVerbatim = holder === sent && Object.hasOwn(properties, name) && properties[name]!.verbatim;
      if (typeof value !== 'string') waiting.push(value);
      else if (!isVerbatim) (holder as Record<string, unknown>)[name] = normaliseText(value);
    }
  }
  return sent;
}

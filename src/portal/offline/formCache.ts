/** The one programme that is kept on the device: its files at their addresses, and where its pages are. */
const FORM_CACHE = 'matricula-form';
const IN_HAND = '/form-in-hand';

export interface FormInHand {
  /** The form's address. */
  readonly form: string;
  /** The addresses that are drawn without a line, the form's among them. */
  readonly pages: readonly string[];
}

/** Keeps these files and no others: what another programme left goes. What is there already is not asked for again. */
export async function cacheForm(inHand: FormInHand, files: readonly string[]): Promise<void> {
  const cache = await caches.open(FORM_CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(kept.filter((path) => !files.includes(path)).map((path) => cache.delete(path)));
  for (const file of files) if (!kept.includes(file)) await cache.add(file);
  await cache.put(IN_HAND, Response.json(inHand));
}

export const forgetForm = async () => ('caches' in globalThis ? caches.delete(FORM_CACHE) : false);

/** A kept file; whatever stands behind `?` asks for the same one. */
export const cachedFile = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { cacheName: FORM_CACHE, ignoreSearch: true, ignoreVary: true });

export async function formInHand(): Promise<FormInHand | undefined> {
  const kept = await caches.match(IN_HAND, { cacheName: FORM_CACHE });
  return kept?.json() as Promise<FormInHand | undefined>;
}

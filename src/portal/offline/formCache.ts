const FORM_CACHE = 'matricula-form';
const IN_HAND = '/form-in-hand';

export interface FormInHand {
  readonly form: string;
  /** These are drawn offline, and the form's address is among them. */
  readonly pages: readonly string[];
}

/** Stores these files and no others; what is cached already is not fetched again. */
export async function cacheForm(inHand: FormInHand, files: readonly string[]): Promise<void> {
  const cache = await caches.open(FORM_CACHE);
  const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(cached.filter((path) => !files.includes(path)).map((path) => cache.delete(path)));
  for (const file of files) if (!cached.includes(file)) await cache.add(file);
  await cache.put(IN_HAND, Response.json(inHand));
}

export const forgetForm = async () => ('caches' in globalThis ? caches.delete(FORM_CACHE) : false);

export const cachedFile = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { cacheName: FORM_CACHE, ignoreSearch: true, ignoreVary: true });

export async function formInHand(): Promise<FormInHand | undefined> {
  const cached = await caches.match(IN_HAND, { cacheName: FORM_CACHE });
  return cached?.json() as Promise<FormInHand | undefined>;
}

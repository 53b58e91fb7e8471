const LANGUAGE_CACHE = 'matricula-language';

/** Of each language that this build speaks, the files of its catalogue and of what reads it. */
export type LanguageFiles = Readonly<Record<string, readonly string[]>>;

/** Stores the chosen language and no other; English has no files. Those of a build that waits stay. */
export async function cacheLanguage(build: LanguageFiles, language: string | undefined): Promise<void> {
  const cache = await caches.open(LANGUAGE_CACHE);
  const chosen = build[language ?? ''] ?? [];
  for (const file of filesOf(build)) if (!chosen.includes(file)) await cache.delete(file);
  for (const file of chosen) if (!(await cache.match(file))) await cache.add(file);
}

/** A new build stores the language that the device has of an older one. */
export async function renewLanguage(build: LanguageFiles): Promise<void> {
  const cached = await cachedPaths();
  const language = Object.keys(build).find((code) => cached.some((path) => path.includes(`/${code}-`)));
  if (language) await cacheLanguage(build, language);
}

export async function forgetOlderBuilds(build: LanguageFiles): Promise<void> {
  const cache = await caches.open(LANGUAGE_CACHE);
  for (const path of await cachedPaths()) if (!filesOf(build).has(path)) await cache.delete(path);
}

export const cachedLanguageFile = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { cacheName: LANGUAGE_CACHE, ignoreVary: true });

export const filesOf = (build: LanguageFiles): ReadonlySet<string> => new Set(Object.values(build).flat());

const cachedPaths = async (): Promise<string[]> =>
  (await (await caches.open(LANGUAGE_CACHE)).keys()).map(({ url }) => new URL(url).pathname);

const ADDRESS = '/service-worker.js';

/** The worker stores the catalogue of the language, so that a form without a line is in it too. */
export async function startWorker(language: string | undefined): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(ADDRESS, { updateViaCache: 'none' }).catch(() => undefined);
  (await navigator.serviceWorker.ready).active?.postMessage({ language });
}

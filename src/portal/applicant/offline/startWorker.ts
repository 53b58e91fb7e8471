const ADDRESS = '/service-worker.js';

/** Registers the service worker; a browser that has none, or forbids it, does without. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(ADDRESS, { updateViaCache: 'none' }).catch(() => undefined);
}

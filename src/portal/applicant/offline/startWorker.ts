const ADDRESS = '/service-worker.js';

export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(ADDRESS, { updateViaCache: 'none' }).catch(() => undefined);
}

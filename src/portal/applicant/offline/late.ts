/** One chunk holds all that a form needs offline, or after it has been drawn. */
export { DeviceAside } from './DeviceAside.tsx';
export { dropPhotograph, sendPhotographLater, submitLater, waitingPhotograph, withdrawSubmission } from './doLater.ts';
export { cacheForOffline } from './cacheForOffline.ts';
export { cachedApplication } from './cachedApplication.ts';
export { emptyOutbox } from './openOutbox.ts';
export { saveOrQueue } from './saveOrQueue.ts';

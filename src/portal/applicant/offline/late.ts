/** All that a form asks for after it has been drawn, or without a line: one chunk, which costs the form one address. */
export { DeviceAside } from './DeviceAside.tsx';
export { dropPhotograph, saveLater, sendPhotographLater, waitingPhotograph } from './doLater.ts';
export { cacheForOffline } from './cacheForOffline.ts';
export { cachedApplication } from './cachedApplication.ts';
export { emptyOutbox } from './openOutbox.ts';
export { sendBefore } from './sendBefore.ts';

/** With a finger nothing is dragged onto a page: a phone is offered a button alone. Where no device is known, both. */
export const isTouch = (): boolean => globalThis.matchMedia?.('(hover: none) and (pointer: coarse)').matches ?? false;

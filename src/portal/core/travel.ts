/** A page that would lose something hears of Back and Forward before the router does, and may stop them. */
export const travel: { guard?: ((event: PopStateEvent) => void) | undefined } = {};

/** Called before the router listens: at the window itself listeners run in the order in which they came. */
export const listenBeforeRouter = (): void => window.addEventListener('popstate', (event) => travel.guard?.(event));

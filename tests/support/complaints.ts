import type { Page } from '@playwright/test';

export interface Complaints {
  readonly heard: readonly string[];
  /** Listens to another page too. */
  hear(page: Page): void;
}

/** What pages complain of on their console, and what their scripts throw. */
export function complaintsOf(page: Page): Complaints {
  const heard: string[] = [];
  const hear = (spoken: Page) => {
    spoken.on('console', (message) => {
      if (message.type() === 'error') heard.push(message.text());
    });
    spoken.on('pageerror', ({ message }) => heard.push(message));
  };
  hear(page);
  return { heard, hear };
}

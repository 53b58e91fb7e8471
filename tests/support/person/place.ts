import type { Locator } from '@playwright/test';

type Role = Parameters<Locator['getByRole']>[0];

/**
 * A part of a form that is read from top to bottom, as a person reads it. Of two questions with the same words the one
 * further down is meant by whoever has already passed the first.
 */
export class Place {
  readonly scope: Locator;
  readonly #around: Place | undefined;
  readonly #passed = new Map<string, number>();

  constructor(scope: Locator, around?: Place) {
    this.scope = scope;
    this.#around = around;
  }

  /** The next control of this kind under these words. */
  next(role: Role, title: string): Locator {
    return this.scope.getByRole(role, { name: title, exact: true }).nth(this.#pass(`${role} ${title}`));
  }

  /** The next control that has no role of its own: a day, a file. */
  nextLabelled(title: string): Locator {
    return this.scope
      .getByLabel(new RegExp(`^${title.replaceAll(/[^\w\s]/g, '\\$&')}( \\*)?$`))
      .nth(this.#pass(`labelled ${title}`));
  }

  /** The next part under this heading. */
  within(role: 'group' | 'region', title: string): Place {
    return new Place(this.next(role, title), this);
  }

  /** What depends on a text follows it once the text is left. */
  leave = (): Promise<void> => this.scope.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

  #pass(key: string): number {
    const before = this.#passed.get(key) ?? 0;
    this.#passed.set(key, before + 1);
    if (this.#around) this.#around.#pass(key);
    return before;
  }
}

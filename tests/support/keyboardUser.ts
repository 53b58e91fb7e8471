import { expect, type Locator, type Page } from '@playwright/test';

/** What one act took: keys that act, and apart from them the letters that were typed. */
interface Took {
  readonly act: string;
  readonly keys: number;
  readonly letters: number;
}

/** A person without a mouse. Nothing here focuses or clicks: the page is moved by keys alone, and each is counted. */
export interface KeyboardUser {
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** @throws when it takes more presses of Tab than anybody would make */
  tabTo(target: Locator): Promise<void>;
  /** To a page, a record or an act by the palette, as its entry is called, up to the heading that has the focus there. */
  goTo(words: string, entry: RegExp, heading: string | RegExp): Promise<void>;
  /** @throws when it takes more keys than that */
  act(name: string, most: number, steps: () => Promise<void>): Promise<void>;
  readonly took: readonly Took[];
}

const MOST_TABS = 25;

export function keyboardUserAt(page: Page): KeyboardUser {
  const took: Took[] = [];
  let [keys, letters] = [0, 0];

  const press = async (...pressed: readonly string[]) => {
    for (const key of pressed) {
      await page.keyboard.press(key);
      keys += 1;
      await expect
        .poll(() => page.evaluate(whereFocusIs), { message: `after ${key} the focus can be seen` })
        .toBe('seen');
    }
  };

  const type = async (text: string) => {
    await page.keyboard.type(text);
    letters += text.length;
  };

  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs <= MOST_TABS; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error(`${MOST_TABS} tabs did not reach ${target}`);
  };

  return {
    press,
    type,
    tabTo,
    took,
    async goTo(words, entry, heading) {
      await press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Quick access' })).toBeFocused();
      await type(words);
      await expect(
        page.getByRole('dialog', { name: 'Quick access' }).getByRole('option', { selected: true }),
      ).toContainText(entry);
      await press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    },
    async act(name, most, steps) {
      [keys, letters] = [0, 0];
      await steps();
      took.push({ act: name, keys, letters });
      expect(keys, name).toBeLessThanOrEqual(most);
    },
  };
}

/**
 * The heading of a page that was just opened has the focus for who listens, and is seen without a ring. Anything
 * else has one, itself or as the frame around it.
 */
function whereFocusIs(): string {
  const at = document.activeElement;
  if (!at || at === document.body) return 'lost';
  const { top, bottom, left, right } = at.getBoundingClientRect();
  const [across, down] = [
    [left + 2, (left + right) / 2, right - 2],
    [top + 2, (top + bottom) / 2, bottom - 2],
  ];
  if (!across.some((x) => down.some((y) => at.contains(document.elementFromPoint(x, y)))))
    return `outside the window or covered: ${at.outerHTML.slice(0, 120)}`;
  const opens = at.matches('h1, h2');
  for (let around: Element | null = at, steps = 0; around && steps < 3; around = around.parentElement, steps += 1) {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(around);
    if (opens || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow.includes('inset'))
      return 'seen';
  }
  return `without a ring: ${at.outerHTML.slice(0, 120)}`;
}

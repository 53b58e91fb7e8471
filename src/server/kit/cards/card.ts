import type { PageDefinition } from '#contract/kit/page.ts';
import type { HomeCard } from '#contract/shell/cards.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';

export interface Figure {
  readonly value: number;
  /** The last fourteen days, today last. */
  readonly days?: readonly number[];
  /** What the page is narrowed to, so that it shows this number. */
  readonly filters?: Readonly<Record<string, string | number | boolean>>;
}

/** A number on the page that a person comes home to. */
export interface Card {
  readonly name: string;
  readonly title: string;
  readonly kind: HomeCard['kind'];
  /** Counted, unless it is money. */
  readonly unit?: HomeCard['unit'];
  /** Where the number is seen in full. Who may open this page sees the card, and nobody else. */
  readonly page: PageDefinition;
  /** Null where it does not concern the caller. One indexed statement of a few milliseconds at most: everyone's first page waits for it. */
  read(platform: Platform, caller: User): Figure | null | Promise<Figure | null>;
}

import type { HomeCard } from '#contract/shell/cards.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { addressOf } from './addressOf.ts';
import type { Card, Figure } from './card.ts';

/** All at once. A card that cannot be read says so itself: the others stand. */
export async function readCards(platform: Platform, cards: readonly Card[], caller: User): Promise<HomeCard[]> {
  const read = await Promise.all(
    cards.filter(({ page }) => caller.claims.has(page.claim)).map((card) => readCard(platform, card, caller)),
  );
  return read.filter((card) => card !== null);
}

async function readCard(platform: Platform, card: Card, caller: User): Promise<HomeCard | null> {
  try {
    const figure = await card.read(platform, caller);
    return figure && shown(card, figure);
  } catch (error) {
    platform.log.error({ err: error, card: card.name }, 'a card could not be read');
    return { ...shown(card, { value: 0 }), value: null };
  }
}

function shown({ name, title, kind, unit = 'count', page }: Card, { value, days = [], filters }: Figure): HomeCard {
  return { name, title, kind, unit, value, days: [...days], to: addressOf(page.to, filters) };
}

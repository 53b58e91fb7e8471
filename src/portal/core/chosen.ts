import type { ProgrammeSummary } from '#catalogue/programme.ts';

/** The navigation state of an invoice page. A programme without a card is named by its id. */
export interface Chosen {
  readonly mode?: string;
  readonly programme?: string;
}

export const chosen = ({ id, card }: ProgrammeSummary): Chosen => (card ? { mode: card.mode } : { programme: id });

/** Where an application begins: at the login, for a programme whose card leads straight there. */
export const applicationStart = ({ card, routes, invoice }: ProgrammeSummary): string =>
  card?.fixed ? routes.login : invoice.generatePage;

export function chosenProgramme(
  programmes: readonly ProgrammeSummary[],
  state: Chosen | null,
): ProgrammeSummary | undefined {
  return state
    ? programmes.find(({ id, card }) => (card ? card.mode === state.mode : id === state.programme))
    : undefined;
}

import { SHELL } from '#contract/shell/pages.ts';
import { useHome } from '../session/useHome.ts';

/** How much waits on each page, by its path: what the cards of the dashboard count. Notifications are counted by the bell, as they come. */
export function useWaiting(): ReadonlyMap<string, number> {
  const cards = useHome().data?.cards ?? [];
  const counted = cards.flatMap(({ kind, to, value }) =>
    kind === 'waiting' && value ? [[to.split('?')[0]!, value] as const] : [],
  );
  return new Map(counted.filter(([path]) => path !== SHELL.notifications.to));
}

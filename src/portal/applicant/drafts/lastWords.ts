import type { DeviceDraft } from './draft.ts';

/** Drafts that were kept in the moment a page went away, in the one store that is written before it is gone. */
export function lastWords(prefix: string) {
  const keyOf = (section: string) => `${prefix}/${section}`;
  const standing = new Set<string>();
  return {
    keep(draft: DeviceDraft): void {
      standing.add(draft.section);
      try {
        localStorage.setItem(keyOf(draft.section), JSON.stringify(draft));
      } catch {
        // A browser that forbids it, or has no room: the server may still hear.
      }
    },
    find(section: string): DeviceDraft | undefined {
      try {
        const found = localStorage.getItem(keyOf(section));
        if (found) standing.add(section);
        return found ? JSON.parse(found) as DeviceDraft : undefined;
      } catch {
        return undefined;
      }
    },
    forget(section: string): void {
      if (standing.delete(section)) localStorage.removeItem(keyOf(section));
    },
  };
}

import type { DeviceDraft } from './draft.ts';

/** localStorage is the one store that is written before a closing page is gone. */
export function lastWords(prefix: string) {
  const keyOf = (section: string) => `${prefix}/${section}`;
  const standing = new Set<string>();
  return {
    keep(draft: DeviceDraft): void {
      standing.add(draft.section);
      try {
        localStorage.setItem(keyOf(draft.section), JSON.stringify(draft));
      } catch {
        // Storage is forbidden or full: the server may still receive the draft.
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

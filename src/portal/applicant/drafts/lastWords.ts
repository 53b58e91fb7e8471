import type { DeviceDraft } from './draft.ts';

/** localStorage is the one store that is written before a closing page is gone. */
export function lastWords(prefix: string) {
  const keyOf = (section: string) => `${prefix}/${section}`;
  const stored = new Set<string>();
  return {
    keep(draft: DeviceDraft): void {
      stored.add(draft.section);
      try {
        localStorage.setItem(keyOf(draft.section), JSON.stringify(draft));
      } catch {
        // Storage is forbidden or full: the server may still receive the draft.
      }
    },
    find(section: string): DeviceDraft | undefined {
      try {
        const json = localStorage.getItem(keyOf(section));
        if (json) stored.add(section);
        return json ? (JSON.parse(json) as DeviceDraft) : undefined;
      } catch {
        return undefined;
      }
    },
    forget(section: string): void {
      if (stored.delete(section)) localStorage.removeItem(keyOf(section));
    },
  };
}

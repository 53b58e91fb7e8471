/** What is stored of an applicant beside the databases. All of it goes with the log-out, so no other kind has a key. */
const KINDS = ['applicant-token', 'lastDraft', 'invoice', 'paying'] as const;

const prefixOf = (schoolShortName: string, kind: (typeof KINDS)[number]) => `${schoolShortName}.${kind}.`;

export const deviceKey = (schoolShortName: string, kind: (typeof KINDS)[number], name: string): string =>
  prefixOf(schoolShortName, kind) + name;

export function forgetKeys(schoolShortName: string): void {
  const prefixes = KINDS.map((kind) => prefixOf(schoolShortName, kind));
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage))
      if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  }
}
